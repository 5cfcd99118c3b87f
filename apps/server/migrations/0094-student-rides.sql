-- Bookings say who rides a bus: nobody ticks it by hand any more.
alter table student drop column rides_bus;
