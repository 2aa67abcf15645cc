// Names of items, places and lengths, field by field.

extension CellItemID: WireValue {
  func put(to bytes: WireBytes) {
    bytes.int(list)
    bytes.string(key)
  }

  init(_ source: WireSource) throws { self.init(list: try source.int(), key: try source.string()) }
}

extension Slot: WireValue {
  func put(to bytes: WireBytes) {
    bytes.int(section)
    bytes.int(item)
  }

  init(_ source: WireSource) throws { self.init(section: try source.int(), item: try source.int()) }
}

extension SourcePlace: WireValue {
  func put(to bytes: WireBytes) {
    bytes.string(fileID)
    bytes.int(line)
  }

  init(_ source: WireSource) throws { self.init(fileID: try source.string(), line: try source.int()) }
}

extension TraceRect: WireValue {
  func put(to bytes: WireBytes) {
    for length in [x, y, width, height] { bytes.double(length) }
  }

  init(_ source: WireSource) throws {
    self.init(x: 0, y: 0, width: 0, height: 0)
    // As they were sent: they are rounded, and whoever set one afterwards meant it.
    x = try source.double()
    y = try source.double()
    width = try source.double()
    height = try source.double()
  }
}
