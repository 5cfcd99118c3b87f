/** What is missing, by its subject. */
export const subjects = {
  bell: <path d="M26 40v-3h28v3M29 37a11 11 0 0 1 22 0M40 26v-3M37 23h6M28 22l-3-3M22 29h-4" />,
  bike: (
    <>
      <circle cx="28" cy="32" r="8" />
      <circle cx="53" cy="32" r="8" />
      <path d="M28 32l7-13h12l6 13M35 19l6 13H28M41 32l6-13M32 16h6M47 19l-2-5h-4" />
    </>
  ),
  calendar: <path d="M24 12h32v28H24zM24 20h32M32 8v8M48 8v8M31 27h4M31 33h4M40 27h4M40 33h4" />,
  car: (
    <path d="M21 36h-4v-7l6-2 5-9h18l7 9 8 2v7h-4M29 36h20M23 27h30M38 18v9M21 36a4 4 0 0 0 8 0 4 4 0 0 0-8 0M49 36a4 4 0 0 0 8 0 4 4 0 0 0-8 0" />
  ),
  letter: <path d="M22 14h36v24H22zM22 16l18 13 18-13" />,
  lines: <path d="M26 8h28v32H26zM32 16h16M32 23h16M32 30h9" />,
  people: (
    <path d="M22 40v-2a9 9 0 0 1 18 0v2M26 20a5 5 0 0 0 10 0 5 5 0 0 0-10 0M45 30a8 8 0 0 1 12 7v3M46 22a4 4 0 0 0 8 0 4 4 0 0 0-8 0" />
  ),
  shield: <path d="M40 8l13 4v11c0 8-5 13-13 17-8-4-13-9-13-17V12zM34 24l4 4 8-8" />,
  tree: <path d="M20 10h14v7H20zM42 20h16v7H42zM42 33h16v7H42zM27 17v20h15M27 24h15" />,
} as const
export type Subject = keyof typeof subjects

export default function DrawnSubject({ subject }: { subject: Subject }) {
  return subjects[subject]
}
