import CoreGraphics
import Foundation

extension NibAttributes {
  static let textField: Setters<UITextField> = [
    "adjustsFontForContentSizeCategory": { $0.adjustsFontForContentSizeCategory = $1.flag },
    "adjustsFontSizeToFit": { $0.adjustsFontSizeToFitWidth = $1.flag },
    "attributedPlaceholder": { $0.attributedPlaceholder = $1.attributedString },
    "attributedText": { $0.attributedText = $1.attributedString },
    "background": { $0.background = $1.image },
    "borderStyle": { $0.borderStyle = $1.named(UITextField.BorderStyle.self) ?? .none },
    "clearButtonMode": { $0.clearButtonMode = $1.named(UITextField.ViewMode.self) ?? .never },
    "clearsOnBeginEditing": { $0.clearsOnBeginEditing = $1.flag },
    "fontDescription": { $0.font = $1.font },
    "minimumFontSize": { $0.minimumFontSize = $1.number },
    "placeholder": { $0.placeholder = $1.string },
    "text": { $0.text = $1.string },
    "textAlignment": { $0.textAlignment = NibChoices.alignment($1.text) },
    "textColor": { $0.textColor = $1.color },
  ]

  static let textView: Setters<UITextView> = [
    "adjustsFontForContentSizeCategory": { $0.adjustsFontForContentSizeCategory = $1.flag },
    "allowsEditingTextAttributes": { $0.allowsEditingTextAttributes = $1.flag },
    "attributedText": { $0.attributedText = $1.attributedString },
    "dataDetectorType": { _, _ in },
    "dataDetectorTypes": { _, _ in },
    "editable": { $0.isEditable = $1.flag },
    "fontDescription": { $0.font = $1.font },
    "selectable": { $0.isSelectable = $1.flag },
    "text": { $0.text = $1.string },
    "textAlignment": { $0.textAlignment = NibChoices.alignment($1.text) },
    "textColor": { $0.textColor = $1.color },
  ]

  /// `<textInputTraits>`: a field of a form or a text view.
  static func setTraits(_ element: NibElement, _ document: NibDocument, of view: any UITextInputTraits) {
    func value(_ name: String) -> NibValue? {
      element.attributes[name].map { NibValue(text: $0, element: nil, document: document) }
    }
    if let value = value("autocapitalizationType") {
      view.autocapitalizationType = value.named(UITextAutocapitalizationType.self) ?? .none
    }
    if let value = value("autocorrectionType") {
      view.autocorrectionType = value.named(UITextAutocorrectionType.self) ?? .default
    }
    if let value = value("spellCheckingType") { view.spellCheckingType = value.named(UITextSpellCheckingType.self) ?? .default }
    if let value = value("keyboardType") {
      view.keyboardType = value.named(UIKeyboardType.self, or: ["alphabet": .asciiCapable]) ?? .default
    }
    if let value = value("keyboardAppearance") {
      view.keyboardAppearance = value.named(UIKeyboardAppearance.self, or: ["alert": .dark]) ?? .default
    }
    if let value = value("returnKeyType") { view.returnKeyType = value.named(UIReturnKeyType.self) ?? .default }
    if let value = value("enablesReturnKeyAutomatically") { view.enablesReturnKeyAutomatically = value.flag }
    if let value = value("secureTextEntry") { view.isSecureTextEntry = value.flag }
    if let value = value("textContentType") { view.textContentType = UITextContentType(rawValue: value.text) }
  }

  static let switches: Setters<UISwitch> = [
    "on": { $0.isOn = $1.flag }, "onTintColor": { $0.onTintColor = $1.color },
    "thumbTintColor": { $0.thumbTintColor = $1.color }, "title": { $0.title = $1.string },
  ]

  static let slider: Setters<UISlider> = [
    "continuous": { $0.isContinuous = $1.flag }, "maxValue": { $0.maximumValue = Float($1.number) },
    "maximumTrackTintColor": { $0.maximumTrackTintColor = $1.color }, "maximumValueImage": { _, _ in },
    "minValue": { $0.minimumValue = Float($1.number) }, "minimumTrackTintColor": { $0.minimumTrackTintColor = $1.color },
    "minimumValueImage": { $0.minimumValueImage = $1.image }, "thumbTintColor": { $0.thumbTintColor = $1.color },
    "value": { $0.value = Float($1.number) },
  ]

  static let stepper: Setters<UIStepper> = [
    "autorepeat": { $0.autorepeat = $1.flag }, "continuous": { $0.isContinuous = $1.flag },
    "maximumValue": { $0.maximumValue = Double($1.number) }, "minimumValue": { $0.minimumValue = Double($1.number) },
    "stepValue": { $0.stepValue = Double($1.number) }, "value": { $0.value = Double($1.number) },
    "wraps": { $0.wraps = $1.flag },
  ]

  static let segmentedControl: Setters<UISegmentedControl> = [
    "momentary": { $0.isMomentary = $1.flag },
    "selectedSegmentIndex": { _, _ in },
    "selectedSegmentTintColor": { $0.selectedSegmentTintColor = $1.color },
  ]

  static let progressView: Setters<UIProgressView> = [
    "progress": { $0.progress = Float($1.number) }, "progressTintColor": { $0.progressTintColor = $1.color },
    "progressViewStyle": { $0.progressViewStyle = $1.text == "bar" ? .bar : .default },
    "trackTintColor": { $0.trackTintColor = $1.color },
  ]

  static let activityIndicator: Setters<UIActivityIndicatorView> = [
    "animating": { if $1.flag { $0.startAnimating() } }, "color": { $0.color = $1.color },
    "hidesWhenStopped": { $0.hidesWhenStopped = $1.flag },
  ]

  static let pageControl: Setters<UIPageControl> = [
    "currentPage": { $0.currentPage = $1.integer }, "numberOfPages": { $0.numberOfPages = $1.integer },
    "currentPageIndicatorTintColor": { $0.currentPageIndicatorTintColor = $1.color },
    "hidesForSinglePage": { $0.hidesForSinglePage = $1.flag },
    "pageIndicatorTintColor": { $0.pageIndicatorTintColor = $1.color },
  ]

  static let datePicker: Setters<UIDatePicker> = [
    "countDownDuration": { $0.countDownDuration = TimeInterval($1.number) },
    "date": { $0.date = $1.date }, "maximumDate": { $0.maximumDate = $1.date }, "minimumDate": { $0.minimumDate = $1.date },
    "datePickerMode": { $0.datePickerMode = $1.named(UIDatePicker.Mode.self) ?? .dateAndTime },
    "locale": { $0.locale = $1.element?.attributes["localeIdentifier"].map(Locale.init(identifier:)) },
    "minuteInterval": { $0.minuteInterval = $1.integer }, "useCurrentDate": { _, _ in },
  ]

  static let searchBar: Setters<UISearchBar> = [
    "barTintColor": { $0.barTintColor = $1.color }, "placeholder": { $0.placeholder = $1.string },
    "prompt": { $0.prompt = $1.string }, "searchBarStyle": { $0.searchBarStyle = $1.named(UISearchBar.Style.self) ?? .default },
    "showsBookmarkButton": { $0.showsBookmarkButton = $1.flag }, "showsCancelButton": { $0.showsCancelButton = $1.flag },
    "showsScopeBar": { $0.showsScopeBar = $1.flag }, "showsSearchResultsButton": { $0.showsSearchResultsButton = $1.flag },
    "text": { $0.text = $1.string }, "translucent": { $0.isTranslucent = $1.flag },
    "barStyle": { $0.barStyle = $1.text.hasPrefix("black") ? .black : .default },
    "selectedScopeButtonIndex": { $0.selectedScopeButtonIndex = $1.integer },
  ]

  static let navigationBar: Setters<UINavigationBar> = [
    "barStyle": { $0.barStyle = $1.text.hasPrefix("black") ? .black : .default },
    "barTintColor": { $0.barTintColor = $1.color }, "largeTitles": { $0.prefersLargeTitles = $1.flag },
    "translucent": { $0.isTranslucent = $1.flag }, "shadowImage": { $0.shadowImage = $1.image },
    "titleTextAttributes": { $0.titleTextAttributes = $1.textAttributes },
    "largeTitleTextAttributes": { $0.largeTitleTextAttributes = $1.textAttributes },
    "backIndicatorImage": { $0.backIndicatorImage = $1.image },
    "backIndicatorTransitionMaskImage": { $0.backIndicatorTransitionMaskImage = $1.image },
    "standardAppearance": { _, _ in }, "scrollEdgeAppearance": { _, _ in }, "compactAppearance": { _, _ in },
  ]

  static let toolbar: Setters<UIToolbar> = [
    "barStyle": { $0.barStyle = $1.text.hasPrefix("black") ? .black : .default },
    "barTintColor": { $0.barTintColor = $1.color }, "translucent": { $0.isTranslucent = $1.flag },
    "standardAppearance": { _, _ in }, "scrollEdgeAppearance": { _, _ in },
  ]

  static let tabBar: Setters<UITabBar> = [
    "barStyle": { $0.barStyle = $1.text.hasPrefix("black") ? .black : .default },
    "barTintColor": { $0.barTintColor = $1.color }, "translucent": { $0.isTranslucent = $1.flag },
    "unselectedItemTintColor": { $0.unselectedItemTintColor = $1.color },
    "selectedImageTintColor": { $0.tintColor = $1.color }, "itemPositioning": { _, _ in },
    "standardAppearance": { _, _ in }, "scrollEdgeAppearance": { _, _ in },
  ]
}

extension NibValue {
  var date: Date { Date(timeIntervalSinceReferenceDate: TimeInterval(number("timeIntervalSinceReferenceDate"))) }

  /// `<textAttributes>` of a bar.
  var textAttributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for child in element?.children ?? [] {
      let value = NibValue(text: "", element: child, document: document)
      if let font = value.font { result[.font] = font }
      if child.key == "textColor", let color = value.color { result[.foregroundColor] = color }
    }
    return result
  }
}
