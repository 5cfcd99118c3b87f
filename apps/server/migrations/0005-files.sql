-- Images that records name by id. The bytes lie in the store (a folder, or S3) under the key.
-- The row comes first, the bytes second, and then the row says that they are there; they go in the other order. So whatever a crash leaves
-- behind is known here and tidied, and a row that says `stored` has its bytes.
create table file (
  id bigint generated always as identity primary key,
  key text not null unique,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes int not null check (bytes > 0),
  width int not null check (width > 0),
  height int not null check (height > 0),
  uploaded_by bigint references staff on delete set null,
  created_at timestamptz not null,
  stored boolean not null default false,
  -- Since when no record names it. What names a file is a foreign key to this table, and nothing else.
  loose_since timestamptz
);
create index file_loose on file (loose_since) where loose_since is not null;
create index file_loose_of on file (uploaded_by) where loose_since is not null;
