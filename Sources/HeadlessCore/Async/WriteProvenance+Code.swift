import CellTrace

extension WriteProvenance {
  /// The same with the code that writes, and where its work was started, if it is a late result.
  package func located() -> WriteProvenance {
    guard startedFor != nil else { return self }
    var provenance = self
    provenance.writtenAt = AppCode.innermostFrames()
    provenance.startedAt = AppCode.framesOfWork()
    return provenance
  }
}
