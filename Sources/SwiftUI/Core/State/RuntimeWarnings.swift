import HeadlessCore

/// The texts SwiftUI logs at run time, by ledger row.
enum RuntimeWarnings {
  /// ST-03
  static func stateOutsideView() {
    post(
      "ST-03",
      "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update."
    )
  }

  /// ST-05
  static func stateModifiedDuringUpdate() {
    post("ST-05", "Modifying state during view update, this will cause undefined behavior.")
  }

  /// ST-09
  static func stateObjectOutsideView() {
    post(
      "ST-09",
      "Accessing StateObject's object without being installed on a View. This will create a new instance each time.")
  }

  /// ST-13
  static func publishedInBackground() {
    post(
      "ST-13",
      "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates."
    )
  }

  /// ST-14
  static func publishedDuringUpdate() {
    post(
      "ST-14", "Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
  }

  /// ST-20
  static func environmentOutsideView(_ type: Any.Type) {
    post(
      "ST-20",
      "Accessing Environment<\(type)>'s value outside of being installed on a View. This will always read the default value and will not update."
    )
  }

  /// ST-20
  static func focusOutsideBody() {
    post(
      "ST-20",
      "Accessing FocusState's value outside of the body of a View. This will result in a constant Binding of the initial value and will not update."
    )
  }

  /// ST-20
  static func namespaceOutsideBody() {
    post(
      "ST-20",
      "Reading a Namespace property outside View.body. This will result in identifiers that never match any other identifier."
    )
  }

  /// ST-24
  static func changeActionRepeats(_ type: Any.Type) {
    post("ST-24", "onChange(of: \(type)) action tried to update multiple times per frame.")
  }

  /// ID-06
  static func duplicateID(_ collection: String, _ id: String) {
    post("ID-06", "\(collection): the ID \(id) occurs multiple times within the collection, this will give undefined results!")
  }

  /// ID-07
  static func rangeCountChanged(_ collection: String, now: Int, initial: Int) {
    post(
      "ID-07",
      "\(collection) count (\(now)) != its initial count (\(initial)). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
    )
  }

  /// LY-09
  static func invalidFrame() { post("LY-09", "Invalid frame dimension (negative or non-finite).") }

  /// LY-26
  static func missingSymbol(_ name: String) { post("LY-26", "No symbol named '\(name)' found in system symbol set") }

  private static func post(_ ledgerID: String, _ text: String) {
    Probe.post(.warning(ledgerID: ledgerID, text: text))
  }
}

/// The messages of traps SwiftUI makes.
enum TrapTexts {
  /// ST-12
  static func missingObject(_ type: Any.Type) -> String {
    "No ObservableObject of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an ancestor of this view."
  }

  /// What a screen has to put around a view that it opens by itself.
  static func lackedObject(_ type: Any.Type) -> String {
    "an object of type \(type) in the environment of the view: the screen shows it without what the app puts around it"
  }

  /// ST-12
  static func missingObservable(_ type: Any.Type) -> String {
    "No Observable object of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an ancestor of this view."
  }
}
