export { Grades as default } from './choice.tsx'
