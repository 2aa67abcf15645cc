extension FrameworkOptionalMethods {
  /// Frameworks around lists whose protocols have methods that a class may leave out.
  static let frameworksAround = [
    "AVFoundation", "AVKit", "AuthenticationServices", "ContactsUI", "CoreData", "CoreLocation",
    "LinkPresentation", "MapKit", "MediaPlayer", "MessageUI", "MultipeerConnectivity", "PhotosUI",
    "QuickLook", "SafariServices", "StoreKit", "UserNotifications", "WebKit",
  ]

  /// Those methods, as a delegate that hands on what it hears calls them: `delegate?.controllerDidChangeContent?(controller)`.
  static let namesAround: Set<String> = [
    "audioPlayerDecodeErrorDidOccur(_:error:)", "audioPlayerDidFinishPlaying(_:successfully:)",
    "authorizationController(controller:didCompleteWithAuthorization:)",
    "authorizationController(controller:didCompleteWithError:)", "completer(_:didFailWithError:)",
    "completerDidUpdateResults(_:)", "contactPicker(_:didSelect:)", "contactPickerDidCancel(_:)",
    "contactViewController(_:didCompleteWith:)", "controller(_:didChange:at:for:newIndexPath:)",
    "controller(_:didChange:atSectionIndex:for:)", "controller(_:didChangeContentWith:)",
    "controller(_:sectionIndexTitleForSectionName:)", "controllerDidChangeContent(_:)", "controllerWillChangeContent(_:)",
    "cookiesDidChange(in:)", "livePhotoView(_:didEndPlaybackWith:)", "livePhotoView(_:willBeginPlaybackWith:)",
    "locationManager(_:didChangeAuthorization:)", "locationManager(_:didDetermineState:for:)",
    "locationManager(_:didEnterRegion:)", "locationManager(_:didExitRegion:)", "locationManager(_:didFailWithError:)",
    "locationManager(_:didStartMonitoringFor:)", "locationManager(_:didUpdateHeading:)",
    "locationManager(_:didUpdateLocations:)", "locationManager(_:didVisit:)",
    "locationManager(_:monitoringDidFailFor:withError:)", "locationManagerDidChangeAuthorization(_:)",
    "locationManagerDidPauseLocationUpdates(_:)", "locationManagerDidResumeLocationUpdates(_:)",
    "locationManagerShouldDisplayHeadingCalibration(_:)", "mailComposeController(_:didFinishWith:error:)",
    "mapView(_:annotationView:calloutAccessoryControlTapped:)", "mapView(_:didAdd:)", "mapView(_:didDeselect:)",
    "mapView(_:didSelect:)", "mapView(_:didUpdate:)", "mapView(_:regionDidChangeAnimated:)",
    "mapView(_:regionWillChangeAnimated:)", "mapView(_:rendererFor:)", "mapView(_:viewFor:)",
    "mapViewDidChangeVisibleRegion(_:)", "mapViewDidFinishLoadingMap(_:)", "paymentQueue(_:removedTransactions:)",
    "paymentQueue(_:restoreCompletedTransactionsFailedWithError:)", "paymentQueueRestoreCompletedTransactionsFinished(_:)",
    "playerViewControllerDidStopPictureInPicture(_:)", "playerViewControllerWillStartPictureInPicture(_:)",
    "previewControllerDidDismiss(_:)", "previewControllerWillDismiss(_:)", "request(_:didFailWithError:)",
    "requestDidFinish(_:)", "safariViewController(_:didCompleteInitialLoad:)", "safariViewControllerDidFinish(_:)",
    "speechSynthesizer(_:didCancel:)", "speechSynthesizer(_:didFinish:)", "speechSynthesizer(_:didStart:)",
    "userNotificationCenter(_:didReceive:withCompletionHandler:)",
    "userNotificationCenter(_:willPresent:withCompletionHandler:)", "webView(_:createWebViewWith:for:windowFeatures:)",
    "webView(_:decidePolicyFor:decisionHandler:)", "webView(_:decidePolicyFor:preferences:decisionHandler:)",
    "webView(_:didCommit:)", "webView(_:didFail:withError:)", "webView(_:didFailProvisionalNavigation:withError:)",
    "webView(_:didFinish:)", "webView(_:didReceive:completionHandler:)",
    "webView(_:didReceiveServerRedirectForProvisionalNavigation:)", "webView(_:didStartProvisionalNavigation:)",
    "webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)",
    "webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)",
    "webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)",
    "webViewDidClose(_:)", "webViewWebContentProcessDidTerminate(_:)",
  ]
}
