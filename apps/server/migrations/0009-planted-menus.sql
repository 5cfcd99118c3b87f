-- Which of the menus that come with the system a database has been given: a later version adds its new ones, and what a school
-- has deleted stays deleted.
create table planted_menu (
  code text primary key
);
insert into planted_menu (code)
select code from unnest(array[
  'upms', 'upms:menu', 'upms:menu:create', 'upms:menu:edit', 'upms:menu:sort', 'upms:menu:delete', 'upms:menu:import',
  'upms:role', 'upms:role:create', 'upms:role:edit', 'upms:role:assign', 'upms:role:enable', 'upms:role:delete',
  'upms:staff', 'upms:staff:create', 'upms:staff:edit', 'upms:staff:assign', 'upms:staff:enable', 'upms:staff:invite',
  'upms:staff:sessions', 'upms:staff:token', 'upms:staff:import', 'upms:staff:delete', 'audit', 'audit:undo',
  'settings', 'settings:edit', 'config:read', 'config:apply'
]) code where exists (select from menu);
