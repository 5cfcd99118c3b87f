// The values of an enum to choose several of, where a list declares its form: their code comes with the form.
import { latePart } from '../../base/lazy/late.tsx'

const load = () => import('./enum-choices.tsx')

export const DivisionChoices = latePart(load, 'DivisionChoices')
export const WeekdayChoices = latePart(load, 'WeekdayChoices')
