/** A region of a country that lists them, with the ids and codes that commerce systems use. */
export type Region = { id: number; code: string; name: string }

const parseRegions = (firstId: number, text: string): Region[] =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map((row, at) => {
      const [code = '', ...name] = row.split(' ')
      return { id: firstId + at, code, name: name.join(' ') }
    })

const us = parseRegions(
  1,
  `AL Alabama
  AK Alaska
  AZ Arizona
  AR Arkansas
  CA California
  CO Colorado
  CT Connecticut
  DE Delaware
  DC District of Columbia
  FL Florida
  GA Georgia
  HI Hawaii
  ID Idaho
  IL Illinois
  IN Indiana
  IA Iowa
  KS Kansas
  KY Kentucky
  LA Louisiana
  ME Maine
  MD Maryland
  MA Massachusetts
  MI Michigan
  MN Minnesota
  MS Mississippi
  MO Missouri
  MT Montana
  NE Nebraska
  NV Nevada
  NH New Hampshire
  NJ New Jersey
  NM New Mexico
  NY New York
  NC North Carolina
  ND North Dakota
  OH Ohio
  OK Oklahoma
  OR Oregon
  PA Pennsylvania
  PR Puerto Rico
  RI Rhode Island
  SC South Carolina
  SD South Dakota
  TN Tennessee
  TX Texas
  UT Utah
  VT Vermont
  VA Virginia
  WA Washington
  WV West Virginia
  WI Wisconsin
  WY Wyoming`,
)

const ca = parseRegions(
  101,
  `AB Alberta
  BC British Columbia
  MB Manitoba
  NB New Brunswick
  NL Newfoundland and Labrador
  NT Northwest Territories
  NS Nova Scotia
  NU Nunavut
  ON Ontario
  PE Prince Edward Island
  QC Quebec
  SK Saskatchewan
  YT Yukon`,
)

const au = parseRegions(
  201,
  `ACT Australian Capital Territory
  NSW New South Wales
  NT Northern Territory
  QLD Queensland
  SA South Australia
  TAS Tasmania
  VIC Victoria
  WA Western Australia`,
)

const ae = parseRegions(
  301,
  `AZ Abu Dhabi
  AJ Ajman
  DU Dubai
  FU Fujairah
  RK Ras Al Khaimah
  SH Sharjah
  UQ Umm Al Quwain`,
)

const regions: Partial<Record<string, readonly Region[]>> = { us, ca, au, ae }

/** The regions to choose from; empty where the region is free text or not used. */
export const regionsOf = (country: string): readonly Region[] => regions[country] ?? []

export const findRegion = (country: string, codeOrId: string | number): Region | null =>
  regionsOf(country).find(({ id, code }) => id === codeOrId || code === codeOrId) ?? null
