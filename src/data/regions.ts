/**
 * The 29 region names that the testnet's node API accepted for a pool. Any other text became
 * `Other`.
 *
 * Fields: `area` (part of the world), `place` (in words). The key is the name that the API takes.
 *
 * Source: sugarfunge-api: crates/sugarfunge-api-types/src/pool.rs (2024-05-17).
 */
export interface Region {
  readonly area: string;
  readonly place: string;
}

export const regions = {
  AfricaCapeTown: { area: 'Africa', place: 'Cape Town' },
  AsiaPacificHongKong: { area: 'Asia Pacific', place: 'Hong Kong' },
  AsiaPacificHyderabad: { area: 'Asia Pacific', place: 'Hyderabad' },
  AsiaPacificJakarta: { area: 'Asia Pacific', place: 'Jakarta' },
  AsiaPacificMelbourne: { area: 'Asia Pacific', place: 'Melbourne' },
  AsiaPacificTokyo: { area: 'Asia Pacific', place: 'Tokyo' },
  AsiaPacificSeoul: { area: 'Asia Pacific', place: 'Seoul' },
  AsiaPacificOsaka: { area: 'Asia Pacific', place: 'Osaka' },
  AsiaPacificMumbai: { area: 'Asia Pacific', place: 'Mumbai' },
  AsiaPacificSingapore: { area: 'Asia Pacific', place: 'Singapore' },
  AsiaPacificSydney: { area: 'Asia Pacific', place: 'Sydney' },
  CanadaCalgary: { area: 'Canada', place: 'Calgary' },
  CanadaCentral: { area: 'Canada', place: 'Central Canada' },
  EuropeZurich: { area: 'Europe', place: 'Zurich' },
  EuropeMilan: { area: 'Europe', place: 'Milan' },
  EuropeSpain: { area: 'Europe', place: 'Spain' },
  EuropeFrankfurt: { area: 'Europe', place: 'Frankfurt' },
  EuropeStockholm: { area: 'Europe', place: 'Stockholm' },
  EuropeIreland: { area: 'Europe', place: 'Ireland' },
  EuropeLondon: { area: 'Europe', place: 'London' },
  EuropeParis: { area: 'Europe', place: 'Paris' },
  IsraelTelAviv: { area: 'Israel', place: 'Tel Aviv' },
  MiddleEastUAE: { area: 'Middle East', place: 'United Arab Emirates' },
  MiddleEastBahrain: { area: 'Middle East', place: 'Bahrain' },
  SouthAmericaSaoPaulo: { area: 'South America', place: 'São Paulo' },
  UsEastNVirginia: { area: 'United States', place: 'Northern Virginia (US East)' },
  UsEastOhio: { area: 'United States', place: 'Ohio (US East)' },
  UsWestNCalifornia: { area: 'United States', place: 'Northern California (US West)' },
  UsWestOregon: { area: 'United States', place: 'Oregon (US West)' },
} as const satisfies Record<string, Region>;
