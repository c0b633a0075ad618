// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// Answers the reads that pages show, with the signatures that they document.
contract Contracts {
    function isPeerIdMemberOfPool(uint32, bytes32) external view returns (bool, address) {
        return (true, address(this));
    }

    function getUnclaimedRewards(address, bytes32, uint32)
        external pure returns (uint256 mining, uint256 storageRewards, uint256 total)
    {
        return (2e18, 0, 2e18);
    }
}
