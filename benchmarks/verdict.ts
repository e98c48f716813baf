type Budget = { most: number } | { least: number }

/** Whether a figure is within its budget, in words. A benchmark with a figure that is not ends with status 1. */
export function verdict(figure: number, budget: Budget, unit: string): string {
  const isWithin = 'most' in budget ? figure <= budget.most : figure >= budget.least
  if (!isWithin) process.exitCode = 1
  const [word, limit] = 'most' in budget ? ['OVER', budget.most] : ['UNDER', budget.least]
  return `${isWithin ? 'within' : word} ${limit}${unit}`
}
