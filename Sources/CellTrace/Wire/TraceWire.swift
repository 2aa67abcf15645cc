/// The form in which the process of a run sends its trace to the process that asked for it: records, each readable as soon as it
/// is whole, so that a trap keeps everything before it.
///
/// Both sides are the same program, so there is no version and there are no names; traces that are kept use ``TraceCodec``. What
/// an item showed before is not sent again.
package final class TraceWire {
  private enum Kind: UInt8 { case began = 1, step, reference, consulted, end, leakedObjects, answerMadeUp }

  private let bytes = WireBytes()
  private let encoder: WireEncoder
  /// What each item showed last.
  private var known: [CellItemID: Appearance] = [:]

  /// Creates the writer of one process. A copy of a process needs one of its own.
  package init() { encoder = WireEncoder(bytes) }

  /// A step begins: a run that ends here trapped in this step.
  package func began(_ index: Int, _ interaction: CellInteraction, title: String) throws -> [UInt8] {
    try record(.began) { try encoder.put(StepTrace(index: index, interaction: interaction, title: title)) }
  }

  /// A finished step.
  package func step(_ step: StepTrace) throws -> [UInt8] {
    try record(.step) {
      var bare = step
      bare.checkpoint = []
      if bare.supplementary != nil { bare.supplementary = [] }
      if bare.passing != nil { bare.passing = [] }
      try encoder.put(bare)
      put(step.checkpoint)
      if let supplementary = step.supplementary { put(supplementary) }
      if let passing = step.passing { put(passing) }
    }
  }

  /// A reference that this process made: the writer must have written nothing else.
  package func reference(_ reference: RebuildReference) throws -> [UInt8] {
    try record(.reference) {
      var bare = reference
      bare.live = []
      bare.atStepStart = []
      bare.atStepEnd = reference.atStepEnd.map { _ in [] }
      bare.evaluated = reference.evaluated.map { _ in [] }
      bare.reappeared = reference.reappeared.map { _ in [] }
      bare.loadedAgain = reference.loadedAgain.map { _ in [] }
      bare.remounted = reference.remounted.map { _ in [] }
      try encoder.put(bare)
      put(reference.live)
      if let atStepEnd = reference.atStepEnd { put(atStepEnd) }
      put(reference.atStepStart)
      if let evaluated = reference.evaluated { put(evaluated) }
      if let reappeared = reference.reappeared { put(reappeared) }
      if let loadedAgain = reference.loadedAgain { put(loadedAgain) }
      if let remounted = reference.remounted { put(remounted) }
    }
  }

  /// What the run would have asked a policy or profile. Several records add up.
  package func consulted(_ consulted: ConsultedChoices) throws -> [UInt8] {
    try record(.consulted) { try encoder.put(consulted) }
  }

  /// What outlived the screen, as another process saw it: the writer must have written nothing else.
  package func leakedObjects(_ leakedObjects: [LeakedObject]) throws -> [UInt8] {
    try record(.leakedObjects) { try encoder.put(leakedObjects) }
  }

  /// The first answer that was made up: told at once, for the step in which it comes may never end. Another thread may be told so.
  package static func answerMadeUp(_ url: String) throws -> [UInt8] {
    let wire = TraceWire()
    return try wire.record(.answerMadeUp) { try wire.encoder.put(url) }
  }

  /// How the run ended.
  package func end(_ end: RunEnd) throws -> [UInt8] { try record(.end) { try encoder.put(end) } }

  private func record(_ kind: Kind, _ body: () throws -> Void) throws -> [UInt8] {
    try body()
    let content = bytes.take()
    var header = [kind.rawValue]
    for shift in [0, 8, 16, 24] { header.append(UInt8(truncatingIfNeeded: content.count >> shift)) }
    return header + content
  }

  private func put(_ appearances: [Appearance]) {
    bytes.int(appearances.count)
    for appearance in appearances {
      appearance.put(to: bytes)
      let before = known[appearance.item]
      put(appearance.elements, unless: before?.elements)
      put(appearance.stateCells, unless: before?.stateCells)
      put(appearance.evidence, unless: before?.evidence)
      known[appearance.item] = appearance
    }
  }

  private func put<Value: WireValue & Equatable>(_ values: [Value], unless before: [Value]?) {
    let isKnown = values == before
    bytes.bool(isKnown)
    if !isKnown { bytes.array(values) }
  }

  // MARK: Reading

  /// Reads what a run's process sent. A missing end (a run that was cut off) reads as inconclusive, and a step that began without
  /// ending is the last step, with no events.
  /// - Throws: An error if the bytes are not of this form.
  package static func read(_ bytes: UnsafeRawBufferPointer, screen: String, configuration: RunConfiguration) throws -> Trace {
    var reader = Reader(screen: screen, configuration: configuration)
    try reader.read(bytes)
    return reader.traceAtEnd
  }

  /// Reads what a run's process sends, some whole records at a time, while the run goes on.
  package struct Reader {
    /// What was read so far. The end of a run that goes on is ``RunEnd/finished``.
    package private(set) var trace: Trace
    private var end: RunEnd?
    private var begun: StepTrace?
    /// The contents of all records of the run's own writer, which share their texts.
    private var texts = WireTexts()
    private var known: [CellItemID: Appearance] = [:]

    /// Creates the reader of one run.
    package init(screen: String, configuration: RunConfiguration) {
      trace = Trace(screen: screen, configuration: configuration)
    }

    /// A reader of a run that was the same so far and goes on by itself, under a configuration of its own.
    package func departing(_ configuration: RunConfiguration) -> Reader {
      var other = self
      other.trace.configuration = configuration
      other.texts = WireTexts(texts.all)
      return other
    }

    /// The trace of a run that sends no more: one that began a step without ending it ends with that step.
    package var traceAtEnd: Trace {
      var whole = trace
      if let begun { whole.steps.append(begun) }
      whole.end = end ?? .inconclusive(step: whole.steps.count, reason: "the trace ends without an end record")
      return whole
    }

    /// Reads more records. One that was cut off was the last one.
    /// - Throws: An error if the bytes are not of this form.
    package mutating func read(_ bytes: UnsafeRawBufferPointer) throws {
      var offset = 0
      while bytes.count - offset >= 5 {
        let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 1, as: UInt32.self).littleEndian)
        guard let kind = Kind(rawValue: bytes[offset]) else { throw WireSource.Damaged() }
        guard bytes.count - offset - 5 >= length else { break }
        let content = UnsafeRawBufferPointer(rebasing: bytes[offset + 5..<offset + 5 + length])
        offset += 5 + length
        switch kind {
        case .began:
          begun = try decoder(content).get(StepTrace.self)
        case .step:
          let decoder = self.decoder(content)
          var step = try decoder.get(StepTrace.self)
          step.checkpoint = try appearances(decoder)
          if step.supplementary != nil { step.supplementary = try appearances(decoder) }
          if step.passing != nil { step.passing = try appearances(decoder) }
          trace.steps.append(step)
          begun = nil
        case .reference:
          trace.references.append(try reference(content))
        case .consulted:
          let earlier = trace.consulted ?? ConsultedChoices()
          trace.consulted = earlier + (try decoder(content).get(ConsultedChoices.self))
        case .leakedObjects:
          // Another process wrote it, with texts of its own.
          trace.leakedObjects = try WireDecoder(WireSource(content, texts: WireTexts())).get([LeakedObject].self)
        case .answerMadeUp:
          trace.madeUpAnswer = try WireDecoder(WireSource(content, texts: WireTexts())).get(String.self)
        case .end:
          end = try decoder(content).get(RunEnd.self)
        }
      }
    }

    private func decoder(_ content: UnsafeRawBufferPointer) -> WireDecoder { WireDecoder(WireSource(content, texts: texts)) }

    /// Another process wrote it, with texts and appearances of its own.
    private func reference(_ content: UnsafeRawBufferPointer) throws -> RebuildReference {
      var other = Reader(screen: trace.screen, configuration: trace.configuration)
      let decoder = other.decoder(content)
      var reference = try decoder.get(RebuildReference.self)
      reference.live = try other.appearances(decoder)
      if reference.atStepEnd != nil { reference.atStepEnd = try other.appearances(decoder) }
      reference.atStepStart = try other.appearances(decoder)
      if reference.evaluated != nil { reference.evaluated = try other.appearances(decoder) }
      if reference.reappeared != nil { reference.reappeared = try other.appearances(decoder) }
      if reference.loadedAgain != nil { reference.loadedAgain = try other.appearances(decoder) }
      if reference.remounted != nil { reference.remounted = try other.appearances(decoder) }
      return reference
    }

    private mutating func appearances(_ decoder: WireDecoder) throws -> [Appearance] {
      var result: [Appearance] = []
      for _ in 0..<(try decoder.source.length()) {
        var appearance = try Appearance(decoder.source)
        let before = known[appearance.item]
        appearance.elements = try values(decoder, before?.elements)
        appearance.stateCells = try values(decoder, before?.stateCells)
        appearance.evidence = try values(decoder, before?.evidence)
        known[appearance.item] = appearance
        result.append(appearance)
      }
      return result
    }

    private func values<Value: WireValue>(_ decoder: WireDecoder, _ before: [Value]?) throws -> [Value] {
      guard try decoder.source.bool() else { return try decoder.source.array() }
      guard let before else { throw WireSource.Damaged() }
      return before
    }
  }
}
