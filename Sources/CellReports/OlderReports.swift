import Foundation

/// Reports as older versions wrote them, brought to the present form. Whoever raises the schema version adds a step here.
enum OlderReports {
  /// The report in the present form.
  static func upgraded(_ data: Data, from version: Int) throws -> Data {
    guard version < Report.currentSchemaVersion, var report = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return data }
    if version < 2 { upgradeFrom1(&report) }
    if version < 3 { upgradeFrom2(&report) }
    if version < 4 { upgradeFrom3(&report) }
    // Version 4 knew no partial runs, no shards and no suppressions, version 5 no searches, version 6 nothing that came
    // back: what is absent is as it was. In version 7 cells of pictures had their elements themselves, which is still read.
    return try JSONSerialization.data(withJSONObject: report)
  }

  /// Version 1 knew no policies, and no findings that depend on something.
  private static func upgradeFrom1(_ report: inout [String: Any]) {
    changeEach("scenarios", in: &report) { scenario in
      changeEach("profiles", in: &scenario) { profile in
        if profile["policies"] == nil { profile["policies"] = [Any]() }
      }
      changeEach("findings", in: &scenario) { reported in
        guard var finding = reported["finding"] as? [String: Any] else { return }
        for key in ["policies", "conditions"] where finding[key] == nil { finding[key] = [Any]() }
        reported["finding"] = finding
      }
    }
  }

  /// Version 2 named the policy in front of the reason: `under fifo: …`.
  private static func upgradeFrom2(_ report: inout [String: Any]) {
    changeEach("scenarios", in: &report) { scenario in
      changeEach("profiles", in: &scenario) { profile in
        changeEach("inconclusive", in: &profile) { record in
          guard let reason = record["reason"] as? String, let match = reason.wholeMatch(of: /(?s)under ([^ ]+): (.*)/) else {
            return
          }
          record["policy"] = String(match.output.1)
          record["reason"] = String(match.output.2)
        }
      }
    }
  }

  /// Version 3 had other names for where a value was set and for the states of a cell.
  private static func upgradeFrom3(_ report: inout [String: Any]) {
    changeEach("scenarios", in: &report) { scenario in
      changeEach("profiles", in: &scenario) { rename("sweep", to: "cellStates", in: &$0) }
      changeEach("findings", in: &scenario) { reported in
        guard var finding = reported["finding"] as? [String: Any] else { return }
        rename("bornStep", to: "originStep", in: &finding)
        rename("bornPlace", to: "originPlace", in: &finding)
        reported["finding"] = finding
      }
    }
  }

  private static func rename(_ old: String, to new: String, in object: inout [String: Any]) {
    if let value = object.removeValue(forKey: old) { object[new] = value }
  }

  private static func changeEach(
    _ key: String, in object: inout [String: Any], _ change: (inout [String: Any]) -> Void
  ) {
    guard var elements = object[key] as? [[String: Any]] else { return }
    for index in elements.indices { change(&elements[index]) }
    object[key] = elements
  }
}
