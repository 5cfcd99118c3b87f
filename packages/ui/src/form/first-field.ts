const fields = 'input:not(:disabled, [type="hidden"]), textarea:not(:disabled), [role="combobox"]:not(:disabled)'

/** The field of a box that has the focus. */
export function focusedField(box: Element): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && box.contains(activeElement) && activeElement.matches(fields) ? activeElement : null
}

/** The first thing in a box that can be filled in. */
export const firstField = (box: Element | null): HTMLElement | null => box?.querySelector<HTMLElement>(fields) ?? null
