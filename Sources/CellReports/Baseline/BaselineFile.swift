import CellDetectors
import Foundation

/// The baseline's form on disk: pretty, sorted, one member a line, the same bytes for equal baselines.
package enum BaselineFile {
  /// A baseline that can't be used.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// Not JSON, or not of this form.
    case unreadable(String)
    /// Written by a newer version.
    case unknownVersion(Int)
    /// An entry without a reason.
    case noReason(fingerprint: String)
    /// An expiry date of another form.
    case malformedDate(fingerprint: String, date: String)
    /// An entry whose parts do not give its fingerprint.
    case wrongFingerprint(stored: String, computed: String)
    /// Two entries for one root.
    case duplicate(fingerprint: String)
    /// A member that occurs less than once.
    case malformedCount(fingerprint: String, member: String)

    /// What is wrong and what to do.
    package var description: String {
      switch self {
      case .unreadable(let reason):
        "the baseline can't be read (\(reason)); restore it from version control or write it again with `cellharness baseline write`"
      case .unknownVersion(let version):
        "the baseline has schema version \(version), this tool reads up to \(Baseline.currentSchemaVersion); use a newer tool"
      case .noReason(let fingerprint):
        "baseline entry \(fingerprint) has no reason; say why the finding is accepted"
      case .malformedDate(let fingerprint, let date):
        "baseline entry \(fingerprint) expires on \"\(date)\", which is not a date of the form YYYY-MM-DD"
      case .wrongFingerprint(let stored, let computed):
        "baseline entry \(stored) does not fit its parts, which give \(computed); write it again with `cellharness baseline write`"
      case .duplicate(let fingerprint):
        "baseline entry \(fingerprint) is there twice; keep one and add up the members"
      case .malformedCount(let fingerprint, let member):
        "baseline entry \(fingerprint) counts \"\(PlainText.line(member))\" less than once; remove the line"
      }
    }
  }

  /// Encodes a baseline, sorted.
  package static func encode(_ baseline: Baseline) throws -> Data {
    var sorted = baseline
    func isBefore(_ left: Baseline.Entry, _ right: Baseline.Entry) -> Bool {
      (left.detector, left.cellType, left.property, left.fingerprint)
        < (right.detector, right.cellType, right.property, right.fingerprint)
    }
    sorted.entries.sort(by: isBefore)
    sorted.fixed?.sort(by: isBefore)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(sorted)
    data.append(0x0A)
    return data
  }

  /// Decodes and checks a baseline.
  /// - Throws: ``Failure``.
  package static func decode(_ data: Data) throws -> Baseline {
    struct Version: Decodable { var schemaVersion: Int }
    let decoder = JSONDecoder()
    let baseline: Baseline
    do {
      let version = try decoder.decode(Version.self, from: data).schemaVersion
      guard version <= Baseline.currentSchemaVersion else { throw Failure.unknownVersion(version) }
      baseline = try decoder.decode(Baseline.self, from: data)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.unreadable(DecodingText.reason(error))
    }
    try check(baseline.entries, of: baseline)
    try check(baseline.fixed ?? [], of: baseline)
    return baseline
  }

  private static func check(_ entries: [Baseline.Entry], of baseline: Baseline) throws {
    var seen: Set<String> = []
    for entry in entries {
      let computed = Fingerprint.of(
        detector: entry.detector, cellType: entry.cellType, property: entry.property, shape: entry.shape)
      guard computed == entry.fingerprint else {
        throw Failure.wrongFingerprint(stored: entry.fingerprint, computed: computed)
      }
      guard seen.insert(baseline.fingerprint(of: entry)).inserted else {
        throw Failure.duplicate(fingerprint: entry.fingerprint)
      }
      guard entry.reason.contains(where: { !$0.isWhitespace }) else { throw Failure.noReason(fingerprint: entry.fingerprint) }
      if let date = entry.expires, CalendarDay(date) == nil {
        throw Failure.malformedDate(fingerprint: entry.fingerprint, date: date)
      }
      if let member = entry.members.filter({ $0.value < 1 }).keys.min() {
        throw Failure.malformedCount(fingerprint: entry.fingerprint, member: member)
      }
    }
  }
}
