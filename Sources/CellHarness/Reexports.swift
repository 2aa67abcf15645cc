@_exported import CellTrace
