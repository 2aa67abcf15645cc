import Foundation

/// Takes what others share.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(shareMetadatas: [CKShare.Metadata]) {
    self.init()
    self.shareMetadatas = shareMetadatas
  }

  open var shareMetadatas: [CKShare.Metadata]?
  open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
  open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
  open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?

  override func end(_ error: CKError) {
    acceptSharesResultBlock?(.failure(error))
    acceptSharesCompletionBlock?(error)
  }
}

/// Asks what a link shares.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(shareURLs: [URL]) {
    self.init()
    self.shareURLs = shareURLs
  }

  open var shareURLs: [URL]?
  open var shouldFetchRootRecord = false
  open var rootRecordDesiredKeys: [CKRecord.FieldKey]?
  open var perShareMetadataResultBlock: ((URL, Result<CKShare.Metadata, any Error>) -> Void)?
  open var fetchShareMetadataResultBlock: ((Result<Void, any Error>) -> Void)?
  open var perShareMetadataBlock: ((URL, CKShare.Metadata?, (any Error)?) -> Void)?
  open var fetchShareMetadataCompletionBlock: (((any Error)?) -> Void)?

  override func end(_ error: CKError) {
    fetchShareMetadataResultBlock?(.failure(error))
    fetchShareMetadataCompletionBlock?(error)
  }
}

/// Looks for people to share with.
open class CKFetchShareParticipantsOperation: CKOperation, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
    self.init()
    self.userIdentityLookupInfos = userIdentityLookupInfos
  }

  open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]?
  open var perShareParticipantResultBlock: ((CKUserIdentity.LookupInfo, Result<CKShare.Participant, any Error>) -> Void)?
  open var fetchShareParticipantsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var shareParticipantFetchedBlock: ((CKShare.Participant) -> Void)?
  open var fetchShareParticipantsCompletionBlock: (((any Error)?) -> Void)?

  override func end(_ error: CKError) {
    fetchShareParticipantsResultBlock?(.failure(error))
    fetchShareParticipantsCompletionBlock?(error)
  }
}
