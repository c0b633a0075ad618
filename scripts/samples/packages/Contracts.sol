// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// Answers the reads that pages show with the values they show, by the signatures they document.
contract Contracts {
    function pools(uint32 id)
        external view returns (address, uint32, uint32, uint32, uint32, uint256, uint256, string memory, string memory)
    {
        return (address(this), id, 0, 2, 100, 25e18, 0, "Global", "Global");
    }

    function getPoolMembers(uint32) external pure returns (address[] memory members) {
        members = new address[](2);
        members[0] = 0x1111111111111111111111111111111111111111;
        members[1] = 0x2222222222222222222222222222222222222222;
    }

    function getMemberPeerIds(uint32, address member) external pure returns (bytes32[] memory peers) {
        peers = new bytes32[](1);
        peers[0] = member == 0x1111111111111111111111111111111111111111
            ? bytes32(0x4cb5abf6ad79fbf5abbccafcc269d85cd2651ed4b885b5869f241aedf0a5ba29)
            : bytes32(0xaa540b5e4208927b4a2494ebdfd0cb8a7e1d4692edbfa64853367fc66bb243f3);
    }

    function isPeerIdMemberOfPool(uint32, bytes32) external pure returns (bool, address) {
        return (true, 0x1111111111111111111111111111111111111111);
    }

    function getPeerIdInfo(uint32, bytes32) external pure returns (address, uint256) {
        return (0x1111111111111111111111111111111111111111, 25e18);
    }

    function claimableTokens(bytes32) external pure returns (uint256) {
        return 0;
    }

    function getUnclaimedRewards(address, bytes32, uint32) external pure returns (uint256, uint256, uint256) {
        return (88.8888888888888888e18, 12.5e18, 101.3888888888888888e18);
    }
}
