/** A category's text: paragraphs, and what is important in them. */
export function LandingText({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph}>
      {paragraph
        .split('**')
        // between two pairs of stars stands what is strong
        .map((part, i) => (i % 2 === 1 ? <strong key={part}>{part}</strong> : part))}
    </p>
  ))
}
