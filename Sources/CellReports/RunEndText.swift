import CellTrace

extension ProfileReport {
  /// How the main run ended, in words.
  package var endText: String { end.words }
}

extension RunEnd {
  /// The end in words.
  package var words: String {
    switch self {
    case .finished: "all steps were performed"
    case .trapped(let step, let signal, let report):
      "step \(step) trapped (signal \(signal)): \(report.split(separator: "\n").first.map(String.init) ?? "no message")"
    case .exception(let step, let ledgerID, let text, _): "UIKit would throw in step \(step) (\(ledgerID)): \(text)"
    case .stepFailed(let step, let reason): "step \(step) can't be performed: \(reason)"
    case .inconclusive(let step, let reason): "after step \(step): \(reason)"
    }
  }
}
