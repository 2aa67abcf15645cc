@_spi(CellHarness) import SelectorDispatch

/// What predicates of a picker ask a contact for.
@_spi(CellHarness) extension CNContact: KeyValueCoded {
  public func set(_ value: Any?, named name: String) -> Bool { false }
  public func get(named name: String) -> Any? {
    switch name {
    case CNContactGivenNameKey: record.given
    case CNContactMiddleNameKey: record.middle
    case CNContactFamilyNameKey: record.family
    case CNContactNicknameKey: record.nickname
    case CNContactOrganizationNameKey: record.organization
    case CNContactIdentifierKey: record.id
    case CNContactPhoneNumbersKey: record.phones
    case CNContactEmailAddressesKey: record.emails
    case CNContactUrlAddressesKey: record.urls
    case CNContactPostalAddressesKey: record.addresses
    case CNContactInstantMessageAddressesKey: record.messaging
    case CNContactSocialProfilesKey: record.profiles
    default: nil
    }
  }
}
