/** Text that customers typed must not control the terminal of its reader. */
export const terminalText = (text: string): string => text.replaceAll(/[^\P{C}\n]/gu, '')

/** A time in UTC to the minute, as commands print it. */
export const utcMinute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')
