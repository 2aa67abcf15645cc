// What items show, field by field.

extension Appearance: WireValue {
  /// All but what is sent only where it changed: elements, stored values and evidence.
  func put(to bytes: WireBytes) {
    item.put(to: bytes)
    slot.put(to: bytes)
    bytes.int(cell.number)
    bytes.string(cellType)
    bytes.optional(reuse)
    frame.put(to: bytes)
    bytes.optional(idealHeight)
    bytes.optional(contentHeight)
    bytes.int(flags.rawValue)
    bytes.bool(isUnsettled)
  }

  init(_ source: WireSource) throws {
    self.init(
      item: try CellItemID(source), slot: try Slot(source), cell: CellID(try source.int()), cellType: try source.string(),
      reuse: try source.optional(), frame: try TraceRect(source), idealHeight: try source.optional())
    contentHeight = try source.optional()
    flags = CellFlags(rawValue: try source.int())
    isUnsettled = try source.bool()
  }
}

extension Element: WireValue {
  func put(to bytes: WireBytes) {
    bytes.string(path)
    bytes.string(role.rawValue)
    frame.put(to: bytes)
    bytes.array(properties)
    bytes.bool(isInteractive)
    bytes.optional(provenance)
  }

  init(_ source: WireSource) throws {
    let path = try source.string()
    guard let role = Role(rawValue: try source.string()) else { throw WireSource.Damaged() }
    self.init(
      path: path, role: role, frame: try TraceRect(source), properties: try source.array(), isInteractive: try source.bool(),
      provenance: try source.optional())
  }
}

extension Property: WireValue {
  func put(to bytes: WireBytes) {
    bytes.string(name)
    bytes.string(value)
    bytes.optional(provenance)
  }

  init(_ source: WireSource) throws {
    self.init(try source.string(), try source.string(), provenance: try source.optional())
  }
}

extension WriteProvenance: WireValue {
  func put(to bytes: WireBytes) {
    bytes.optional(item)
    bytes.int(step)
    bytes.int(flags.rawValue)
    bytes.optional(startedFor)
    bytes.bool(byHandler)
    bytes.array(writtenAt)
    bytes.array(startedAt)
  }

  init(_ source: WireSource) throws {
    self.init(
      item: try source.optional(), step: try source.int(), flags: CellFlags(rawValue: try source.int()),
      startedFor: try source.optional(), byHandler: try source.bool())
    writtenAt = try source.array()
    startedAt = try source.array()
  }
}

extension StateCell: WireValue {
  func put(to bytes: WireBytes) {
    for text in [path, viewType, property, value] { bytes.string(text) }
    birth.put(to: bytes)
    bytes.optional(lastWrite)
    bytes.optional(place)
    bytes.bool(isIdentified)
    // No branch has the number 0: the count begins at 1.
    bytes.int(branches ?? 0)
  }

  init(_ source: WireSource) throws {
    self.init(
      path: try source.string(), viewType: try source.string(), property: try source.string(), value: try source.string(),
      birth: try WriteProvenance(source), lastWrite: try source.optional(), place: try source.optional(),
      isIdentified: try source.bool())
    let branches = try source.int()
    self.branches = branches == 0 ? nil : branches
  }
}

extension Evidence: WireValue {
  func put(to bytes: WireBytes) {
    bytes.string(path)
    bytes.string(property)
    provenance.put(to: bytes)
  }

  init(_ source: WireSource) throws {
    self.init(path: try source.string(), property: try source.string(), provenance: try WriteProvenance(source))
  }
}
