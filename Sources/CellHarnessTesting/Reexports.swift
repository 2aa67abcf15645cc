@_exported import CellHarness
@_exported import CellTrace
