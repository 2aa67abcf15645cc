/// Which devices an app is built for.
struct DeviceFamilies: Equatable {
  /// True if it runs on iPhones. Where nobody says it, it does.
  var phones = true
  /// True if it runs on iPads as an app of theirs.
  var tablets = false
}

extension DeviceFamilies {
  /// - Parameter lists: Build settings, the module's own first, the project's after them.
  init(_ lists: [[String: Any]]) {
    let written = lists.lazy.compactMap { $0["TARGETED_DEVICE_FAMILY"] }.first.map { "\($0)" } ?? ""
    let numbers = Set(written.split { !$0.isNumber }.map(String.init))
    guard !numbers.isDisjoint(with: ["1", "2"]) else { return }
    phones = numbers.contains("1")
    tablets = numbers.contains("2")
  }

  /// Devices that a screen is searched on: an iPhone if the app runs on one. What shows columns looks otherwise where there is room for
  /// them, so that it is searched on an iPad, too.
  func searched(showsColumns: Bool) -> [SearchedDevice] {
    let both = tablets && (showsColumns || !phones)
    return (phones ? [.phone] : []) + (both ? [.tablet] : [])
  }
}

/// A device that a screen is searched on.
enum SearchedDevice: Equatable {
  case phone
  case tablet
}
