-- Which sheet of a workbook somebody wants instead of the first one.
alter table imports add column wanted_sheet text;
