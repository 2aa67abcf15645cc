import CellTrace
