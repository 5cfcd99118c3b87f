// The code of what opens over a page, fetched by overlays.ts.
export { BulkBarPart } from '../list/bulk-bar-part.tsx'
export { FilterEditor } from '../list/filter-editor.tsx'
export * from './menu-part.tsx'
export * from './modal-part.tsx'
export * from './opening-part.tsx'
export * from './popover-part.tsx'
export * from '../form/select-part.tsx'
