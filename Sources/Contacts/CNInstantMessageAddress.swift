import Foundation

public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
public let CNContactSocialProfilesKey = "socialProfiles"

public let CNInstantMessageAddressUsernameKey = "username"
public let CNInstantMessageAddressServiceKey = "service"
public let CNInstantMessageServiceFacebook = "Facebook"
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
public let CNInstantMessageServiceJabber = "Jabber"
public let CNInstantMessageServiceSkype = "Skype"
public let CNInstantMessageServiceYahoo = "Yahoo"

/// What somebody is called by a service for messages.
open class CNInstantMessageAddress: NSObject, NSCopying, @unchecked Sendable {
  public let username: String
  public let service: String
  public init(username: String, service: String) { (self.username, self.service) = (username, service) }
  open class func localizedString(forKey key: String) -> String { key }
  open class func localizedString(forService service: String) -> String { service }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNInstantMessageAddress)?.description == description }
  open override var hash: Int { description.hashValue }
  open override var description: String { "\(service) \(username)" }
}

public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceFlickr = "Flickr"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceTwitter = "Twitter"

/// Where somebody has a page.
open class CNSocialProfile: NSObject, NSCopying, @unchecked Sendable {
  public let urlString: String
  public let username: String
  public let userIdentifier: String
  public let service: String
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    (self.urlString, self.username) = (urlString ?? "", username ?? "")
    (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
  }
  open class func localizedString(forService service: String) -> String { service }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNSocialProfile)?.description == description }
  open override var hash: Int { description.hashValue }
  open override var description: String { [service, username, userIdentifier, urlString].joined(separator: " ") }
}

/// What the user has chosen for all contacts.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  open class func shared() -> CNContactsUserDefaults { CNContactsUserDefaults() }
  /// That of the phone's region, in small letters.
  open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }
  open var sortOrder: CNContactSortOrder { .givenName }
}
