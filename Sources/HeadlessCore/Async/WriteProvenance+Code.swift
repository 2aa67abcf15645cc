import CellTrace

extension WriteProvenance {
  /// The same with the code that writes, if it is a late result or the run records places; and where its work was started.
  package func located() -> WriteProvenance {
    let recordsAll = RunState.current.configuration.recordsPlaces
    guard startedFor != nil || recordsAll else { return self }
    var provenance = self
    provenance.writtenAt = AppCode.innermostFrames(recordsAll ? 40 : 12)
    if startedFor != nil { provenance.startedAt = AppCode.framesOfWork() }
    return provenance
  }
}
