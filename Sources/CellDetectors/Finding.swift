import CellTrace

/// How bad a finding is, and whether it gates.
public enum Severity: String, Codable, Sendable, CaseIterable {
  /// A bug under some legal policy.
  case error
  /// Worth a look; gates only if asked to.
  case warning
}

/// One bug, as one detector saw it: typed parts, from which every reporter makes its own text.
package struct Finding: Hashable, Codable, Sendable {
  /// The detector's id, for example `leaked-view-state`. Permanent.
  package var detector: String
  /// How bad it is.
  package var severity: Severity
  /// One sentence: what is wrong, on which item, in which cell.
  package var summary: String
  /// The item that shows or suffers the defect.
  package var item: ItemID
  /// The item's first text, by which a person names it.
  package var itemTitle: String
  /// The item the value belongs to, for leaks and misdirected actions.
  package var sourceItem: ItemID?
  /// Its first text.
  package var sourceItemTitle: String?
  /// The cell's type.
  package var cellType: String
  /// The cell object.
  package var cell: CellID?
  /// What differs: a property path such as `ConditionRow.isExpanded` or `UILabel.textColor`.
  package var property: String
  /// The value that was seen.
  package var observed: String
  /// The value in the reference run.
  package var expected: String
  /// The step in which the value was set: its origin.
  package var originStep: Int?
  /// Where it was set in source code, if known.
  package var originPlace: SourcePlace?
  /// Lines of the app's code that lie nearest to the defect, the nearest first, where the origin's own line is not known. A report
  /// keeps the first that can be told.
  package var anchors: [Anchor]?
  /// The step after which it was seen.
  package var seenStep: Int
  /// One sentence: what a person sees there, and what the reference shows instead.
  package var seen: String
  /// The element that shows it, as in `Element.path`; nil if no single element does.
  package var element: String?
  /// The reuse that carried it (ordinal in the run).
  package var reuse: Int?
  /// What a re-run with one fresh cell showed.
  package var blame: Blame
  /// Evidence in the order a person reads it.
  package var evidence: [String]
  /// Profiles under which it was seen.
  package var profiles: [String]
  /// Policies under which it was seen, the base first.
  package var policies: [String] = []
  /// Ledger rows of unverified choices without which it was not seen: then it is a warning that never gates. Empty for all others.
  package var conditions: [String] = []
  /// Kinds that tell findings of one property apart (`missing`, `removed`): names only, so that they identify the bug.
  package var shape: [String]
  /// What helps against a bug of this shape; nil for what the detector's page says.
  package var fix: String?
  /// How often the same root was seen (items times cells), after merging.
  package var count: Int

  /// A line of the app's code that a finding leads to.
  package struct Anchor: Hashable, Codable, Sendable {
    /// What stands there.
    package enum Kind: String, Codable, Sendable, CaseIterable {
      /// What wrote the value that is shown.
      case write
      /// The call to the frameworks in which it came about.
      case call
      /// What asks the list for the item's cell.
      case provider
      /// The type of the cell, view or controller.
      case type
    }

    /// What stands there.
    package var kind: Kind
    /// The file and line that the anchor points at.
    package var place: SourcePlace

    /// Creates an anchor.
    package init(_ kind: Kind, _ place: SourcePlace) {
      self.kind = kind
      self.place = place
    }
  }

  /// What the counterfactual re-runs showed.
  package enum Blame: String, Codable, Sendable {
    /// With that one cell replaced by a fresh one the difference is gone.
    case confirmed
    /// No single reuse decides.
    case notASingleReuse
    /// The detector does not blame a reuse.
    case notApplicable
    /// Not re-run yet.
    case unchecked
  }

  /// Creates a finding.
  package init(
    detector: String, severity: Severity, summary: String, item: ItemID, itemTitle: String, sourceItem: ItemID? = nil,
    sourceItemTitle: String? = nil, cellType: String, cell: CellID? = nil, property: String, observed: String,
    expected: String, originStep: Int? = nil, originPlace: SourcePlace? = nil, seenStep: Int, seen: String = "",
    element: String? = nil, reuse: Int? = nil, blame: Blame = .notApplicable, evidence: [String] = [],
    profiles: [String] = [], policies: [String] = [],
    shape: [String] = [], count: Int = 1
  ) {
    self.detector = detector
    self.severity = severity
    self.summary = summary
    self.item = item
    self.itemTitle = itemTitle
    self.sourceItem = sourceItem
    self.sourceItemTitle = sourceItemTitle
    self.cellType = cellType
    self.cell = cell
    self.property = property
    self.observed = observed
    self.expected = expected
    self.originStep = originStep
    self.originPlace = originPlace
    self.seenStep = seenStep
    self.seen = seen
    self.element = element
    self.reuse = reuse
    self.blame = blame
    self.evidence = evidence
    self.profiles = profiles
    self.policies = policies
    self.shape = shape
    self.count = count
  }
}
