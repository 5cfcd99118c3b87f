const fields = 'input:not(:disabled, [type="hidden"]), textarea:not(:disabled), [role="combobox"]:not(:disabled)'

/** The first thing in a box that can be filled in. */
export const firstField = (box: Element | null): HTMLElement | null => box?.querySelector<HTMLElement>(fields) ?? null
