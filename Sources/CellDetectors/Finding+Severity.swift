extension Finding {
  /// The same as a warning, where no run tells the bug from a design that does it on purpose: the evidence says so then.
  func asWarning(if mayBeMeant: Bool) -> Finding {
    guard mayBeMeant else { return self }
    var finding = self
    finding.severity = .warning
    finding.evidence.append(FindingText.mayBeMeant)
    return finding
  }
}
