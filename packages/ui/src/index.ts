export { Avatar, type AvatarProps, initials } from './avatar.tsx'
export { Badge, type BadgeProps } from './badge.tsx'
export { Banner, type BannerProps } from './banner.tsx'
export { type BlankProps, Empty, ErrorState, NoPermission, NotFound } from './blank.tsx'
export { BulkBar, type BulkBarProps, type BulkBarWords, type BulkFailure, type BulkRun } from './bulk-bar.tsx'
export type { BulkAction } from './bulk-button.tsx'
export { Button, buttonClass, type ButtonProps } from './button.tsx'
export { Checkbox, type CheckboxProps, type Checked } from './checkbox.tsx'
export { cn } from './cn.ts'
export { ColumnPicker, type ColumnPickerProps } from './column-picker.tsx'
export {
  type CommandGroup,
  type CommandItem,
  CommandPalette,
  type CommandPaletteProps,
  type CommandPaletteWords,
} from './command-palette.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
export { CopyField, type CopyFieldProps } from './copy-field.tsx'
export { CopyOnce, type CopyOnceProps } from './copy-once.tsx'
export { DetailPanel, type DetailPanelProps, type DetailPanelWords } from './detail-panel.tsx'
export { Dialog, DialogBody, DialogFooter, type DialogProps } from './dialog.tsx'
export { type Change, Diff, type DiffProps, type DiffWords } from './diff.tsx'
export { Drawer, type DrawerProps } from './drawer.tsx'
export { Field, type FieldControl, type FieldProps } from './field.tsx'
export { Fields, type FieldsItem, type FieldsProps } from './fields.tsx'
export { FilterAdd, type FilterAddProps, FilterChip, type FilterChipProps } from './filter-chip.tsx'
export type { Filter, FiltersWords, FilterValue, FilterValues } from './filter-props.ts'
export { Filters, type FiltersProps } from './filters.tsx'
export { Form, type FormProps } from './form.tsx'
export { IconButton, type IconButtonProps } from './icon-button.tsx'
export { ImageInput, type ImageInputProps, type ImageInputWords } from './image-input.tsx'
export { Input, type InputProps } from './input.tsx'
export { Kbd, type KbdProps } from './kbd.tsx'
export { Label, type LabelProps } from './label.tsx'
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
} from './menu.tsx'
export { setNonce } from './nonce.ts'
export { Note, type NoteProps } from './note.tsx'
export { MultiSelect, type MultiSelectProps, type MultiSelectWords } from './multi-select.tsx'
export { OptionPicker, type OptionPickerProps } from './option-picker.tsx'
export { loadOverlays, onOverlaysMissing } from './overlays.ts'
export { PageHeader, type PageHeaderProps } from './page-header.tsx'
export { Pagination, type PaginationProps, type PaginationWords } from './pagination.tsx'
export { PasswordInput, type PasswordInputProps } from './password-input.tsx'
export { People, type PeopleProps, type Person } from './people.tsx'
export { Popover, PopoverClose, type PopoverProps } from './popover.tsx'
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx'
export { QueueCard, type QueueCardProps, type QueueShare } from './queue-card.tsx'
export { useRowTabIndex } from './row-tab-index.ts'
export { SearchInput, type SearchInputProps } from './search-input.tsx'
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented.tsx'
export { Select, type SelectOption, type SelectProps } from './select.tsx'
export { signatureImage, type Stroke } from './signature.ts'
export { SignatureInput, type SignatureInputProps } from './signature-input.tsx'
export { Skeleton } from './skeleton.tsx'
export { type PanelForm, Split, type SplitProps, usePanelForm } from './split.tsx'
export { Stat, type StatProps } from './stat.tsx'
export { StatusChip, toneDot, type StatusChipProps, type Tone } from './status-chip.tsx'
export { Switch, type SwitchProps } from './switch.tsx'
export { Table } from './table.tsx'
export type { TableProps, TableWords } from './table-props.ts'
export { type TableColumn, type TableColumnMeta, type TableInstance, useTable, type UseTableOptions } from './use-table.ts'
// TanStack Table's own words for what a list hands in and is told.
export {
  type ColumnVisibilityState,
  functionalUpdate,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table'
export type { Tab } from './tab.tsx'
export { TabLinks, type TabLinksProps } from './tab-links.tsx'
export { Tabs, type TabsProps } from './tabs.tsx'
export { Textarea, type TextareaProps } from './textarea.tsx'
export { Timeline, type TimelineItem, type TimelineProps } from './timeline.tsx'
export { Thumbnail, type ThumbnailProps } from './thumbnail.tsx'
export { ToastProvider, type ToastProviderProps, useToasts } from './toast.tsx'
export { createToasts, type Toast, type ToastAction, type ToastOptions, type Toasts } from './toasts.ts'
export { Tooltip, type TooltipProps } from './tooltip.tsx'
export { Tree } from './tree.tsx'
export { checkStates, type CheckStates, toggleCheck, type ToggleOptions } from './tree-check.ts'
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
} from './tree-index.ts'
export type { CanDrop } from './tree-moves.ts'
export type { TreeColumn, TreeDrop, TreeMark, TreeNews, TreeProps } from './tree-props.ts'
export type { LoadOptions, Option } from './use-options.ts'
export type { OptionWords } from './option-list.tsx'
