-- A module and its first screen had the same picture, which told nobody them apart. Those that a school has chosen itself stay.
update menu set icon = 'square-parking' where code = 'bike:list' and icon = 'bike';
update menu set icon = 'id-card' where code = 'vehicle' and icon = 'car-front';
