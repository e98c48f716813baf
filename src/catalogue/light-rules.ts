/** Where the law wants lights of a certain kind, no others are offered. */
const lightsOf: Readonly<Record<string, string>> = { de: 'stvzo' }
export const lightRuleIn = (country: string): string | null => lightsOf[country] ?? null
