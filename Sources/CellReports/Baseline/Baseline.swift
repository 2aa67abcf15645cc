import CellDetectors
import Foundation

/// The reviewed list of known findings.
///
/// An entry is one root (a fingerprint) with the places where it occurs and how often each does: more places or more occurrences
/// are new, fewer are stale. It holds no line, no message and no path of a machine.
package struct Baseline: Hashable, Codable, Sendable {
  /// The schema version this code writes.
  package static let currentSchemaVersion = 1

  /// The schema version.
  package var schemaVersion: Int
  /// Former ids of detectors, with the present ones.
  package var aliases: [String: String]
  /// Known roots, sorted by detector, cell type, property and fingerprint.
  package var entries: [Entry]
  /// What was accepted once, was mended and then taken out, in the places where it was: if it is there again, it is regressed and not
  /// merely new. Nil: nothing was.
  package var fixed: [Entry]?

  /// One known root.
  package struct Entry: Hashable, Codable, Sendable {
    /// The fingerprint of the four parts below.
    package var fingerprint: String
    /// The detector's id.
    package var detector: String
    /// The cell's type.
    package var cellType: String
    /// The property path.
    package var property: String
    /// Kinds that belong to the fingerprint.
    package var shape: [String]
    /// Occurrences by place: a scenario's name, with the list's number if it is not the first.
    package var members: [String: Int]
    /// Why it is accepted. Required.
    package var reason: String
    /// Who takes care of it.
    package var owner: String?
    /// The last day on which it is accepted, as `YYYY-MM-DD` in UTC.
    package var expires: String?

    /// Creates an entry; the fingerprint follows from its parts.
    package init(
      detector: String, cellType: String, property: String, shape: [String] = [], members: [String: Int], reason: String,
      owner: String? = nil, expires: String? = nil
    ) {
      self.fingerprint = Fingerprint.of(detector: detector, cellType: cellType, property: property, shape: shape)
      self.detector = detector
      self.cellType = Fingerprint.normalized(cellType)
      self.property = Fingerprint.normalized(property)
      self.shape = shape
      self.members = members
      self.reason = reason
      self.owner = owner
      self.expires = expires
    }
  }

  /// Creates a baseline.
  package init(aliases: [String: String] = [:], entries: [Entry] = [], fixed: [Entry]? = nil) {
    self.schemaVersion = Self.currentSchemaVersion
    self.aliases = aliases
    self.entries = entries
    self.fixed = fixed
  }

  /// The name of a finding's place in a baseline.
  static func member(_ reported: ReportedFinding, in scenario: ScenarioReport) -> String {
    let list = reported.finding.item.list
    return list == 0 ? scenario.name : "\(scenario.name) list \(list)"
  }

  /// The fingerprint under the detector's present id.
  func fingerprint(of entry: Entry) -> String {
    guard let present = aliases[entry.detector] else { return entry.fingerprint }
    return Fingerprint.of(detector: present, cellType: entry.cellType, property: entry.property, shape: entry.shape)
  }
}
