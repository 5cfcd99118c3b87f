// Text that lies under another element: a check for every page, in every state that a journey reaches.
import type { Page } from 'playwright/test'

/**
 * The texts of a page that another element covers, each with the element that covers it. Empty where all text can be read. Text that can be
 * scrolled clear of its cover does not count, nor does text outside its scroller, nor the page behind an open dialog.
 */
export const coveredTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
    const root = dialogs.at(-1) ?? document.body
    /** The part of a box that its scrolling or clipping ancestors leave in sight. */
    const inSight = (box: DOMRect, element: Element): DOMRect => {
      let { left, top, right, bottom } = box
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at)
        const clip = at.getBoundingClientRect()
        if (overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)]
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)]
        if (position === 'fixed') break
      }
      return new DOMRect(left, top, Math.min(right, innerWidth) - left, Math.min(bottom, innerHeight) - top)
    }
    const floats = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      return false
    }
    const contains = ({ left, top, right, bottom }: DOMRect, x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom
    const hasTextAt = (element: Element, x: number, y: number): boolean =>
      [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].some((rect) => contains(rect, x, y))
      })
    /** Whether an element, or a box around it that does not hold the text, draws something at a point: a ground, an image, letters. */
    const draws = (hit: Element, parent: Element, x: number, y: number): boolean => {
      for (let at: Element | null = hit; at && !at.contains(parent); at = at.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at)
        if (opacity === '0') return false
        if (!/^rgba\(.*, 0\)$/.test(backgroundColor) || backgroundImage !== 'none') return true
        if (at.matches('img, canvas, video, svg') || hasTextAt(at, x, y)) return true
      }
      return false
    }
    /** Whether an element scrolls, with the text in it, below another one that stays. */
    const scrollsBelow = (parent: Element, hit: Element): boolean => {
      for (let at: Element | null = parent; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1) return !at.contains(hit)
      return false
    }
    const nameOf = (element: Element) => `<${element.tagName.toLowerCase()}> ${(element.textContent ?? '').trim().slice(0, 40)}`
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent || !text.textContent?.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (getComputedStyle(parent).pointerEvents === 'none') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const line of range.getClientRects()) {
        const box = inSight(line, parent)
        // The glyphs of a line are lower than its box.
        const inset = line.height / 5
        if (box.width < 4 || box.height < line.height - inset) continue
        const x = box.left + box.width / 2
        const over = [box.top + inset, box.bottom - inset]
          .map((y) => ({ y, hit: document.elementFromPoint(x, y) }))
          .find(
            ({ y, hit }) =>
              hit &&
              !hit.contains(parent) &&
              !parent.contains(hit) &&
              !floats(hit) &&
              !scrollsBelow(parent, hit) &&
              draws(hit, parent, x, y),
          )?.hit
        if (over) found.push(`“${text.textContent.trim().slice(0, 60)}” lies under ${nameOf(over)}`)
      }
    }
    return found
  })
