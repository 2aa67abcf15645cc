import Foundation

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// A value and what it is for.
open class CNLabeledValue<ValueType: NSObject>: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String
  public let label: String?
  public let value: ValueType
  public init(label: String?, value: ValueType) {
    (identifier, self.label, self.value) = ("\(label ?? "") \(value.description)", label, value)
  }
  open func settingLabel(_ label: String?) -> Self { unsafeDowncast(CNLabeledValue(label: label, value: value), to: Self.self) }
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNLabeledValue<ValueType> else { return false }
    return other.label == label && other.value.isEqual(value)
  }
  open override var hash: Int { identifier.hashValue }
}

/// A number as somebody wrote it.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
  open override var hash: Int { stringValue.hashValue }
  open override var description: String { stringValue }
}

/// Where somebody lives.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  public override init() {}
  open internal(set) var street = ""
  open internal(set) var city = ""
  open internal(set) var state = ""
  open internal(set) var postalCode = ""
  open internal(set) var country = ""
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = CNMutablePostalAddress()
    (copy.street, copy.city, copy.state, copy.postalCode, copy.country) = (street, city, state, postalCode, country)
    return copy
  }
  open override var description: String {
    [street, city, state, postalCode, country].filter { !$0.isEmpty }.joined(separator: "\n")
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.description == description }
  open override var hash: Int { description.hashValue }
}
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
}
