/**
 * Works out a loan in floating point as the published copies of the lender's script do. Tests compare it with the
 * shop's own figures, and journeys serve it in place of the script. It is one function without imports, so that
 * its text is a script.
 */
export function lenderCalculation(
  { months, apr }: { months: number; apr: number },
  price: number,
  deposit: number,
) {
  const loan = price - deposit
  let initialPayments: number
  let finalPayment: number
  let balance = loan
  if (apr === 0) {
    initialPayments = Math.round((loan / months) * 100) / 100
    if (initialPayments * months < loan) initialPayments += 0.01
    finalPayment = loan - initialPayments * (months - 1)
  } else {
    const growth = (1 + apr / 100) ** (1 / 12)
    initialPayments = Math.floor(((loan * (growth - 1)) / (1 - growth ** -months)) * 100) / 100
    finalPayment = initialPayments
    balance = initialPayments * months
  }
  return {
    initialPayments: initialPayments.toFixed(2),
    finalPayment: finalPayment.toFixed(2),
    loanAmount: loan.toFixed(2),
    deposit: deposit.toFixed(2),
    amountPayable: (balance + deposit).toFixed(2),
  }
}
