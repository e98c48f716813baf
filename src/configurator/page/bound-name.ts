const noBreakSpace = '\u00A0'

/** A bike's name that a line can break between its model and its group only: "Keld SL" and "Rival XPLR". */
export function boundName(name: string, model: string): string {
  const bound = (text: string) => text.trim().replaceAll(' ', noBreakSpace)
  const rest = name.startsWith(`${model} `) ? name.slice(model.length) : ''
  return rest === '' ? bound(name) : `${bound(model)} ${bound(rest)}`
}
