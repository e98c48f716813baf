/** The two buttons that stand on the stage, on one line and above a message of the bar; a phone shows their icons alone. */
export const stageButton =
  'label flex min-h-8 min-w-11 items-center justify-center gap-1.5 rounded-sm bg-paper px-3 text-sm hover:underline lg:min-h-11 lg:[main:has([data-change-message])_&]:-translate-y-10'
