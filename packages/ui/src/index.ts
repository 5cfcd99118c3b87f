export { cn } from './cn.ts'

export { Button, buttonClass, type ButtonProps } from './button/button.tsx'
export { IconButton, type IconButtonProps } from './button/icon-button.tsx'
export { Kbd, type KbdProps } from './button/kbd.tsx'
export { Tooltip, type TooltipProps } from './button/tooltip.tsx'

export { Checkbox, type CheckboxProps, type Checked } from './form/checkbox.tsx'
export { CopyField, type CopyFieldProps } from './form/copy-field.tsx'
export { CopyOnce, type CopyOnceProps } from './form/copy-once.tsx'
export { Field, type FieldControl, type FieldProps } from './form/field.tsx'
export { Form, type FormProps } from './form/form.tsx'
export { ImageInput, type ImageInputProps, type ImageInputWords } from './form/image-input.tsx'
export { Input, type InputProps } from './form/input.tsx'
export { Label, type LabelProps } from './form/label.tsx'
export { MultiSelect, type MultiSelectProps, type MultiSelectWords } from './form/multi-select.tsx'
export { TokenInput, type TokenInputProps, type TokenTone } from './form/token-input.tsx'
export type { OptionWords } from './form/option-list.tsx'
export { OptionPicker, type OptionPickerProps } from './form/option-picker.tsx'
export { PasswordInput, type PasswordInputProps } from './form/password-input.tsx'
export { SearchInput, type SearchInputProps } from './form/search-input.tsx'
export { Segmented, type SegmentedOption, type SegmentedProps } from './form/segmented.tsx'
export { Select, type SelectOption, type SelectProps } from './form/select.tsx'
export { SignatureInput, type SignatureInputProps } from './form/signature-input.tsx'
export { signatureImage, type Stroke } from './form/signature.ts'
export { Switch, type SwitchProps } from './form/switch.tsx'
export { Textarea, type TextareaProps } from './form/textarea.tsx'
export type { LoadOptions, Option } from './form/use-options.ts'

export {
  type CommandGroup,
  type CommandItem,
  CommandPalette,
  type CommandPaletteProps,
  type CommandPaletteWords,
} from './overlay/command-palette.tsx'
export { ConcernedRecords } from './overlay/concerned.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/confirm-dialog.tsx'
export { Dialog, DialogBody, DialogFooter, type DialogProps } from './overlay/dialog.tsx'
export { Drawer, type DrawerProps } from './overlay/drawer.tsx'
export {
  Menu,
  MenuCheckItem,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuProps,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from './overlay/menu.tsx'
export { forgetTyped, Opening, type OpeningProps } from './overlay/opening.tsx'
export { setNonce } from './overlay/nonce.ts'
export { loadOverlays, onOverlaysMissing } from './overlay/overlays.ts'
export { Popover, PopoverClose, type PopoverProps } from './overlay/popover.tsx'

export { BulkBar, type BulkBarProps, type BulkBarWords, type BulkFailure, type BulkRun } from './list/bulk-bar.tsx'
export type { BulkAction } from './list/bulk-button.tsx'
export { ColumnPicker, type ColumnPickerProps } from './list/column-picker.tsx'
export { FilterAdd, type FilterAddProps, FilterChip, type FilterChipProps } from './list/filter-chip.tsx'
export type { Filter, FiltersWords, FilterValue, FilterValues } from './list/filter-props.ts'
export { Filters, type FiltersProps } from './list/filters.tsx'
export { Pagination, type PaginationProps, type PaginationWords } from './list/pagination.tsx'

export { daysOfMonth, lastOfMonth, monthLater, rangeOf, type DayRange } from './calendar/days.ts'
export type { GridDay, GridMonths } from './calendar/month.tsx'
export { YearGrid, type YearGridProps } from './calendar/year-grid.tsx'

export { useRowTabIndex } from './table/row-tab-index.ts'
export type { TableProps, TableWords } from './table/table-props.ts'
export { Table } from './table/table.tsx'
export { useColumnsThatFit } from './table/use-columns-that-fit.ts'
export { type TableColumn, type TableColumnMeta, type TableInstance, useTable, type UseTableOptions } from './table/use-table.ts'
// TanStack Table's own words for what a list hands in and is told.
export {
  type ColumnVisibilityState,
  functionalUpdate,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table'

export { checkStates, type CheckStates, toggleCheck, type ToggleOptions } from './tree/tree-check.ts'
export {
  ancestors,
  branchIds,
  createTreeIndex,
  filterTree,
  type Kept,
  subtreeIds,
  type TreeId,
  type TreeIndex,
  type TreeNode,
  type TreeProblem,
  visibleRows,
} from './tree/tree-index.ts'
export type { CanDrop } from './tree/tree-moves.ts'
export type { TreeColumn, TreeDrop, TreeMark, TreeNews, TreeProps } from './tree/tree-props.ts'
export { Tree } from './tree/tree.tsx'

export { ToastProvider, type ToastProviderProps, useToasts } from './toast/toast.tsx'
export { createToasts, type Toast, type ToastAction, type ToastOptions, type Toasts } from './toast/toasts.ts'

export { Avatar, type AvatarProps, initials } from './value/avatar.tsx'
export { Badge, type BadgeProps } from './value/badge.tsx'
export { type Change, Diff, type DiffProps, type DiffWords } from './value/diff.tsx'
export { Fields, type FieldsItem, type FieldsProps } from './value/fields.tsx'
export { Figures, type FiguresProps } from './value/figures.tsx'
export { faceTone, People, type PeopleProps, type Person } from './value/people.tsx'
export { ProgressBar, type ProgressBarProps } from './value/progress-bar.tsx'
export { QueueCard, type QueueCardProps, type QueueShare } from './value/queue-card.tsx'
export { Skeleton } from './value/skeleton.tsx'
export { Stat, type StatProps } from './value/stat.tsx'
export { StatusChip, toneDot, type StatusChipProps, type Tone } from './value/status-chip.tsx'
export { Thumbnail, type ThumbnailProps } from './value/thumbnail.tsx'
export { DrawnPicture } from './value/drawn-picture.tsx'
export { Timeline, type TimelineItem, type TimelineProps } from './value/timeline.tsx'

export { Banner, type BannerProps } from './page/banner.tsx'
export { AllDone, Empty, NoPermission, NotFound } from './page/blank.tsx'
export { type BlankProps, ErrorState } from './page/error-state.tsx'
export type { Subject } from './page/subject-part.tsx'
export { DetailPanel, type DetailPanelProps, type DetailPanelWords } from './page/detail-panel.tsx'
export { Note, type NoteProps } from './page/note.tsx'
export { PageHeader, type PageHeaderProps } from './page/page-header.tsx'
export { type PanelForm, Split, type SplitProps, usePanelForm } from './page/split.tsx'
export { TabLinks, type TabLinksProps } from './page/tab-links.tsx'
export type { Tab } from './page/tab.tsx'
export { Tabs, type TabsProps } from './page/tabs.tsx'
export { Schedule } from './schedule/schedule.tsx'
export type { ScheduleColumn, ScheduleItem, ScheduleProps, Slot, Stretch } from './schedule/schedule-props.ts'

export { useDrop } from './use-drop.ts'
export { useWidthStep } from './use-width-step.ts'
