import ActivityFeedLookAlike
import AllergiesLookAlike
import AppointmentsBuggy
import AppointmentsFixed
import ArticlesLookAlike
import BackgroundBuggy
import BackgroundCorrect
import BedList
import BloodPressureBuggy
import BloodPressureFixed
import BodyAtlas
import BuggyAccessibilityHistory
import BuggyAddedAtConfiguration
import BuggyAddedHandlers
import BuggyCrash
import BuggyCrashes
import BuggyEverydayCells
import BuggyHostingMisuse
import BuggyInvalidUpdate
import BuggyLifecycle
import BuggyLostViewState
import BuggyMarkedByTouch
import BuggyModifiedDuringUpdate
import BuggyMutatedIdentifier
import BuggyNondeterminism
import BuggyRetainedAfterTeardown
import BuggySizeDependsOnHistory
import BuggySizeNeverSettles
import BuggySizes
import BuggyStaleIndexAccess
import BuggyStaleIndexState
import BuggyTableStates
import BuggyUnstableIdentity
import CareChatBuggy
import CareChatFixed
import CareTasksBuggy
import CareTasksFixed
import CareTeamLookAlike
import CellHarness
import CellTrace
import ClassicsBuggy
import ClassicsFixed
import ClinicDirectory
import ConditionsBuggy
import ConditionsFixed
import ConversationsLookAlike
import CorrectActionsByIdentity
import CorrectAssortment
import CorrectCellReset
import CorrectClassicTables
import CorrectEditingAndMenus
import CorrectHostedState
import CorrectHostingAndLifecycle
import CorrectInteractionState
import CorrectModelUpdates
import CorrectSelfSizing
import CorrectSnapshotIdentity
import CorrectStateByIdentity
import CorrectTimeAndChance
import CounterBuggy
import CounterFixed
import DevicesLookAlike
import DoctorPhotosBuggy
import DoctorPhotosFixed
import DosesLookAlike
import EmergencyContactsBuggy
import EmergencyContactsFixed
import FollowUpsLookAlike
import Groceries
import GroceriesLookAlike
import HealthDashboardBuggy
import HealthDashboardFixed
import HeartRateBuggy
import HeartRateFixed
import Immunizations
import LabResultsLookAlike
import LateResultsBuggy
import LateResultsCorrect
import MessagesBuggy
import MessagesFixed
import PharmaciesBuggy
import PharmaciesFixed
import PlainIntegers
import QuestionsBuggy
import QuestionsFixed
import RefillListBuggy
import RefillListFixed
import RegistrationDemo
import RemindersBuggy
import RemindersFixed
import SlotsBuggy
import SlotsFixed
import SoundscapesBuggy
import SoundscapesFixed
import SupplyShelf
import ThumbnailsBuggy
import ThumbnailsFixed
import TriageBoard
import TrialsLookAlike
import VaccinationsBuggy
import VaccinationsFixed
import VisitNotesBuggy
import VisitNotesFixed
import VitalsLookAlike
import WaitingListBuggy
import WaitingListFixed

/// Every scenario of this package: screens with one defect each, the same screens without it, and correct screens that look
/// as if they had one.
public let allScenarios: [Scenario] = [
  ConditionsBuggy.scenarios,
  ConditionsFixed.scenarios,
  MessagesBuggy.scenarios,
  MessagesFixed.scenarios,
  QuestionsBuggy.scenarios,
  QuestionsFixed.scenarios,
  CounterBuggy.scenarios,
  CounterFixed.scenarios,
  RemindersBuggy.scenarios,
  RemindersFixed.scenarios,
  CareTasksBuggy.scenarios,
  CareTasksFixed.scenarios,
  RefillListBuggy.scenarios,
  RefillListFixed.scenarios,
  VaccinationsBuggy.scenarios,
  VaccinationsFixed.scenarios,
  AppointmentsBuggy.scenarios,
  AppointmentsFixed.scenarios,
  SlotsBuggy.scenarios,
  SlotsFixed.scenarios,
  HeartRateBuggy.scenarios,
  HeartRateFixed.scenarios,
  SoundscapesBuggy.scenarios,
  SoundscapesFixed.scenarios,
  BloodPressureBuggy.scenarios,
  BloodPressureFixed.scenarios,
  VisitNotesBuggy.scenarios,
  VisitNotesFixed.scenarios,
  WaitingListBuggy.scenarios,
  WaitingListFixed.scenarios,
  EmergencyContactsBuggy.scenarios,
  EmergencyContactsFixed.scenarios,
  PharmaciesBuggy.scenarios,
  PharmaciesFixed.scenarios,
  DoctorPhotosBuggy.scenarios,
  DoctorPhotosFixed.scenarios,
  ThumbnailsBuggy.scenarios,
  ThumbnailsFixed.scenarios,
  LateResultsBuggy.scenarios,
  LateResultsCorrect.scenarios,
  BackgroundBuggy.scenarios,
  BackgroundCorrect.scenarios,
  HealthDashboardBuggy.scenarios,
  HealthDashboardFixed.scenarios,
  Groceries.scenarios,
  Immunizations.scenarios,
  PlainIntegers.scenarios,
  ClinicDirectory.scenarios,
  BodyAtlas.scenarios,
  TriageBoard.scenarios,
  SupplyShelf.scenarios,
  BedList.scenarios,
  CareChatBuggy.scenarios,
  CareChatFixed.scenarios,
  RegistrationDemo.scenarios,
  ConversationsLookAlike.scenarios,
  LabResultsLookAlike.scenarios,
  CareTeamLookAlike.scenarios,
  ActivityFeedLookAlike.scenarios,
  DosesLookAlike.scenarios,
  ArticlesLookAlike.scenarios,
  AllergiesLookAlike.scenarios,
  DevicesLookAlike.scenarios,
  TrialsLookAlike.scenarios,
  VitalsLookAlike.scenarios,
  FollowUpsLookAlike.scenarios,
  GroceriesLookAlike.scenarios,
  CorrectHostedState.scenarios,
  CorrectCellReset.scenarios,
  CorrectInteractionState.scenarios,
  CorrectActionsByIdentity.scenarios,
  CorrectStateByIdentity.scenarios,
  CorrectModelUpdates.scenarios,
  CorrectSelfSizing.scenarios,
  CorrectSnapshotIdentity.scenarios,
  CorrectTimeAndChance.scenarios,
  CorrectEditingAndMenus.scenarios,
  CorrectClassicTables.scenarios,
  CorrectHostingAndLifecycle.scenarios,
  CorrectAssortment.scenarios,
  ClassicsBuggy.scenarios,
  ClassicsFixed.scenarios,
  BuggyLostViewState.scenarios,
  BuggyStaleIndexState.scenarios,
  BuggyStaleIndexAccess.scenarios,
  BuggyUnstableIdentity.scenarios,
  BuggyMutatedIdentifier.scenarios,
  BuggySizeNeverSettles.scenarios,
  BuggyInvalidUpdate.scenarios,
  BuggyNondeterminism.scenarios,
  BuggySizeDependsOnHistory.scenarios,
  BuggyAddedAtConfiguration.scenarios,
  BuggyAddedHandlers.scenarios,
  BuggyAccessibilityHistory.scenarios,
  BuggyModifiedDuringUpdate.scenarios,
  BuggyMarkedByTouch.scenarios,
  BuggyRetainedAfterTeardown.scenarios,
  BuggyCrash.scenarios,
  BuggyHostingMisuse.scenarios,
  BuggyCrashes.scenarios,
  BuggySizes.scenarios,
  BuggyTableStates.scenarios,
  BuggyLifecycle.scenarios,
  BuggyEverydayCells.scenarios,
].flatMap { $0 }
