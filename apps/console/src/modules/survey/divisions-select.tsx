export { Divisions as default } from './choice.tsx'
