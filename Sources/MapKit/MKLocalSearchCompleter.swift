import CoreLocation
import Foundation

/// Completes what is typed to places: there is no service here, so that every search fails as without a network.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// Which kinds of completions are asked for.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }

  public override init() { super.init() }
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open private(set) var results: [MKLocalSearchCompletion] = []
  open private(set) var isSearching = false
  /// What was typed. A text that is not empty is searched for: the delegate hears on the main queue that it failed.
  open var queryFragment: String = "" {
    didSet {
      searches += 1
      isSearching = !queryFragment.isEmpty
      guard isSearching else { return }
      let search = searches
      DispatchQueue.main.async { [weak self] in self?.fail(search) }
    }
  }
  /// Nobody hears of a search that was cancelled.
  open func cancel() {
    searches += 1
    isSearching = false
  }

  private var searches = 0
  private func fail(_ search: Int) {
    guard search == searches else { return }
    isSearching = false
    delegate?.completer(self, didFailWithError: MKError(.serverFailure))
  }
}

/// A place or a search that begins with what was typed.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var subtitle: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Hears of completions.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

/// Both methods are optional.
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
