/**
 * The two Blox models, field by field. Pages print the board name in brackets after the product
 * name, because the shop of 2026 sells the RK3588 unit as plain FxBlox Lite.
 *
 * Every field is words to print.
 *
 * Sources: BLOX: hardware files (2023-05-16), rk1-image (2025-12-20), rpi-image (2024-04-09),
 * fula-ota: docker/fxsupport/linux (2026-06-18), fx.land shop pages (2026-08-22).
 */
export interface Model {
  readonly name: string;
  readonly board: 'CM4' | 'RK1';
  readonly otherNames: string;
  readonly status: string;
  readonly chip: string;
  readonly ram: string;
  readonly systemStorage: string;
  readonly internalDrive: string;
  readonly microSd: string;
  readonly wireless: string;
  readonly wired: string;
  readonly usbC: string;
  readonly updatePort: string;
  readonly reimagePort: string;
  readonly updateFiles: string;
  readonly reimageFiles: string;
  readonly reimageTool: string;
  readonly barcode: string;
  readonly hostName: string;
  readonly bloxAi: string;
  readonly power: string;
  readonly units: string;
}

export const models = {
  cm4: {
    name: 'FxBlox Lite (CM4)',
    board: 'CM4',
    otherNames: 'RPi',
    status: 'Still in use, no longer sold',
    chip: 'Raspberry Pi Compute Module 4',
    ram: '8 GB',
    systemStorage: '16 to 32 GB',
    internalDrive: 'None',
    microSd: "A card fits but doesn't count as storage",
    wireless: 'Wi-Fi and Bluetooth',
    wired: 'USB-C adapter in the bottom port',
    usbC: 'Top and middle: USB 2.0. Bottom: USB 3.0 and video',
    updatePort: 'Bottom USB-C port',
    reimagePort: 'Inner socket beside the module',
    updateFiles: 'Files that start with rpi_cm4_usb_update, written to a stick with balenaEtcher',
    reimageFiles: 'Files that start with rpi_cm4_fulimage',
    reimageTool: 'rpiboot and Raspberry Pi Imager (Windows, macOS, Linux)',
    barcode: 'Six digits and an E',
    hostName: 'fulatower',
    bloxAi: 'Not available',
    power: '25 W USB-C adapter with Power Delivery, not in the box',
    units: 'About 100',
  },
  rk1: {
    name: 'FxBlox Lite Plus (RK1)',
    board: 'RK1',
    otherNames: 'FxBlox Lite in the shop',
    status: 'On sale',
    chip: 'Rockchip RK3588',
    ram: '8 or 32 GB',
    systemStorage: '16 GB',
    internalDrive: 'One M.2 NVMe drive; shop units have 1 or 2 TB',
    microSd: "A card fits but doesn't count as storage",
    wireless: 'Wi-Fi 6 and Bluetooth 5.2',
    wired: 'USB-C adapter in the bottom port',
    usbC: 'Top: USB 2.0. Middle: USB 3. Bottom: USB 2.0 or USB 3',
    updatePort: 'Top USB-C port',
    reimagePort: 'Middle USB-C port',
    updateFiles: 'minimal_update.zip and its parts (.z01 and so on), copied to a FAT32 stick',
    reimageFiles: 'minimal_fullimage_minimal.zip and its parts',
    reimageTool: 'RKDevTool v2.96 (Windows only)',
    barcode: 'Starts with RK1. A 1 as the fifth character means that it came with a drive inside.',
    hostName: 'fxblox-rk1',
    bloxAi: 'Available',
    power: '25 W USB-C adapter with Power Delivery, not in the box',
    units: 'About 900',
  },
} as const satisfies Record<string, Model>;
