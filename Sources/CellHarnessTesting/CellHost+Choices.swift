import CellDetectors
import CellTrace

extension CellHost {
  /// A version of the system, whose behaviour runs have.
  public enum Profile: String, Sendable, CaseIterable {
    /// Hosted state survives the reuse of its cell.
    case iOS17
    /// Hosted state is reset when a reused cell is displayed again.
    case iOS18
    /// As iOS 18, and configuration updates follow what they observe.
    case iOS26

    /// The profiles that runs are compared under unless a test asks for others.
    public static let compared: [Profile] = [.iOS17, .iOS18]

    var profile: CellTrace.Profile {
      switch self {
      case .iOS17: .iOS17
      case .iOS18: .iOS18
      case .iOS26: .iOS26
      }
    }
  }

  /// The choices that UIKit leaves open and that a comparison is made under.
  public struct Policies: Sendable {
    package let all: [Policy]

    package init(_ policies: [Policy]) { all = policies }

    /// The base and every other that UIKit documents: what the command line runs.
    public static let standard = Policies(Policy.standard)
    /// The base alone: about half the time.
    public static let base = Policies([.lifo])

    /// The base and some others, by the names that reports give them.
    /// - Precondition: There are policies of these names.
    public static func named(_ names: String...) -> Policies {
      Policies(
        [.lifo]
          + names.filter { $0 != Policy.lifo.name }.map { name in
            guard let policy = Policy.named(name) else {
              preconditionFailure("no policy is called \"\(name)\"; there are \(Policy.all.map(\.name).joined(separator: ", "))")
            }
            return policy
          })
    }
  }

  /// How severe a finding is.
  public enum Severity: Sendable {
    /// Findings that cost speed, or that a correct screen could have under behaviour nobody has verified.
    case warning
    /// Findings that a user would see.
    case error
  }
}
