import Foundation

// Names of what a code stands for, by the class that older code takes them from.

extension NSLocale {
  private var value: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "en") }

  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    value.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }
  public func localizedString(forCountryCode countryCode: String) -> String? { value.localizedString(forRegionCode: countryCode) }
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    value.localizedString(forLanguageCode: languageCode)
  }
  public func localizedString(forScriptCode scriptCode: String) -> String? { value.localizedString(forScriptCode: scriptCode) }
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    value.localizedString(forCurrencyCode: currencyCode)
  }
}
