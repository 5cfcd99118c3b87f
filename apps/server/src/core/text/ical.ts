// iCalendar (RFC 5545), written by a library: a file of events.
import ICAL from 'ical.js'

type Value = string | number | ICAL.Time | ICAL.Property
/** The properties of an event, or of the file, by their names. What is undefined is left out. */
export type Properties = Readonly<Record<string, Value | readonly ICAL.Property[] | undefined>>

/** A moment, in UTC. */
export const moment = (time: Date): ICAL.Time => ICAL.Time.fromJSDate(time, true)

/** A whole day. */
export const wholeDay = (day: string): ICAL.Time => ICAL.Time.fromDateString(day)

function fill(component: ICAL.Component, properties: Properties): ICAL.Component {
  for (const [name, value] of Object.entries(properties))
    for (const one of Array.isArray(value) ? (value as readonly ICAL.Property[]) : [value as Value | undefined])
      if (one instanceof ICAL.Property) component.addProperty(one)
      else if (one !== undefined) component.addPropertyWithValue(name, one)
  return component
}

/** The text of a file of events. */
export function icalendar(head: Properties & { readonly prodid: string }, events: readonly Properties[]): string {
  const file = fill(new ICAL.Component('vcalendar'), { version: '2.0', ...head })
  for (const event of events) file.addSubcomponent(fill(new ICAL.Component('vevent'), event))
  return `${file.toString()}\r\n`
}

/** A file with each property on one line, however long: a text in it is found whole. */
export const unfolded = (text: string): string => text.replaceAll(/\r\n[ \t]/g, '')

/** The same as calendars read it: no line over 75 octets, no character cut. */
export const folded = (text: string): string =>
  text
    .split('\r\n')
    .map((line) => ICAL.helpers.foldline(line))
    .join('\r\n')

/** A property with parameters, such as who takes part and how. */
export function property(name: string, value: string, parameters: Readonly<Record<string, string>>): ICAL.Property {
  const made = new ICAL.Property(name)
  for (const [key, text] of Object.entries(parameters)) made.setParameter(key, text)
  made.setValue(value)
  return made
}
